/** Chosen businesses on the home page (specification, section 9). */
export const HOME_BUSINESSES = 6
/** Popular cities on the home page (specification, section 9). */
export const HOME_CITIES = 12
/** Popular businesses on the overview of the categories (specification, section 9). */
export const OVERVIEW_BUSINESSES = 8
