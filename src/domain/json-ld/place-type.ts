import type { LocalBusiness, Place } from 'schema-dts'
import { type GroupSlug, groupBySlug } from '#domain/category/group.ts'
import { categoryBySlug } from '../category/category.ts'

/** Types of LocalBusiness that categories and groups use. The compiler checks that schema.org has them. */
const BUSINESS_TYPES = [
  'AccountingService',
  'AmusementPark',
  'AnimalShelter',
  'ArtGallery',
  'Attorney',
  'AutoBodyShop',
  'AutoDealer',
  'AutoPartsStore',
  'AutoRental',
  'AutoRepair',
  'AutoWash',
  'AutomatedTeller',
  'AutomotiveBusiness',
  'Bakery',
  'BankOrCreditUnion',
  'BarOrPub',
  'BeautySalon',
  'BedAndBreakfast',
  'BikeStore',
  'BookStore',
  'BowlingAlley',
  'Brewery',
  'CafeOrCoffeeShop',
  'Campground',
  'Casino',
  'ChildCare',
  'ClothingStore',
  'ComedyClub',
  'ComputerStore',
  'ConvenienceStore',
  'DaySpa',
  'Dentist',
  'DepartmentStore',
  'Distillery',
  'DryCleaningOrLaundry',
  'Electrician',
  'ElectronicsStore',
  'EmergencyService',
  'EmploymentAgency',
  'EntertainmentBusiness',
  'FastFoodRestaurant',
  'FinancialService',
  'FireStation',
  'Florist',
  'FoodEstablishment',
  'FurnitureStore',
  'GardenStore',
  'GasStation',
  'GeneralContractor',
  'GolfCourse',
  'GovernmentOffice',
  'GroceryStore',
  'HVACBusiness',
  'HairSalon',
  'HardwareStore',
  'HealthAndBeautyBusiness',
  'HealthClub',
  'HobbyShop',
  'HomeAndConstructionBusiness',
  'HomeGoodsStore',
  'Hospital',
  'Hostel',
  'Hotel',
  'HousePainter',
  'IceCreamShop',
  'InsuranceAgency',
  'JewelryStore',
  'Library',
  'LiquorStore',
  'LocalBusiness',
  'Locksmith',
  'LodgingBusiness',
  'MedicalBusiness',
  'MedicalClinic',
  'MobilePhoneStore',
  'Motel',
  'MotorcycleDealer',
  'MotorcycleRepair',
  'MovieTheater',
  'MovingCompany',
  'MusicStore',
  'NailSalon',
  'NightClub',
  'Notary',
  'Optician',
  'PetStore',
  'Pharmacy',
  'Physician',
  'Plumber',
  'PoliceStation',
  'PostOffice',
  'ProfessionalService',
  'PublicSwimmingPool',
  'RadioStation',
  'RealEstateAgent',
  'RecyclingCenter',
  'Restaurant',
  'RoofingContractor',
  'SelfStorage',
  'ShoeStore',
  'ShoppingCenter',
  'SkiResort',
  'SportingGoodsStore',
  'SportsActivityLocation',
  'SportsClub',
  'StadiumOrArena',
  'Store',
  'TattooParlor',
  'TennisComplex',
  'TireShop',
  'TouristInformationCenter',
  'ToyStore',
  'TravelAgency',
  'WholesaleStore',
  'Winery',
] as const satisfies readonly Exclude<LocalBusiness, string>['@type'][]

/** Other types of places, which have an address and opening hours, but no prices. */
const OTHER_PLACE_TYPES = [
  'Airport',
  'Aquarium',
  'Beach',
  'BuddhistTemple',
  'BusStation',
  'BusStop',
  'CatholicChurch',
  'Cemetery',
  'Church',
  'CityHall',
  'CollegeOrUniversity',
  'Courthouse',
  'EducationalOrganization',
  'ElementarySchool',
  'Embassy',
  'EventVenue',
  'HighSchool',
  'HinduTemple',
  'LandmarksOrHistoricalBuildings',
  'MiddleSchool',
  'Mosque',
  'Museum',
  'MusicVenue',
  'Park',
  'ParkingFacility',
  'PerformingArtsTheater',
  'PlaceOfWorship',
  'Playground',
  'Preschool',
  'PublicToilet',
  'School',
  'SubwayStation',
  'Synagogue',
  'TaxiStand',
  'TouristAttraction',
  'TrainStation',
  'Zoo',
] as const satisfies readonly Exclude<Place, string>['@type'][]

export type BusinessType = (typeof BUSINESS_TYPES)[number]
export type OtherPlaceType = (typeof OTHER_PLACE_TYPES)[number]

/** The nearest correct type for types of categories that are no place at schema.org, or unknown there. */
const INSTEAD: Readonly<Record<string, BusinessType | OtherPlaceType>> = {
  // An organization.
  NGO: 'LocalBusiness',
  // Groups of people; these categories are schools.
  DanceGroup: 'LocalBusiness',
  MusicGroup: 'LocalBusiness',
  // A service; the category is a company.
  TaxiService: 'LocalBusiness',
  // An organization without a place; the category has one.
  OnlineStore: 'Store',
  VeterinaryCare: 'MedicalBusiness',
  // schema.org does not have these two.
  LandscapingBusiness: 'HomeAndConstructionBusiness',
  MusicSchool: 'EducationalOrganization',
}

const BUSINESS: ReadonlyMap<string, BusinessType> = new Map(BUSINESS_TYPES.map(type => [type, type]))
const OTHER_PLACE: ReadonlyMap<string, OtherPlaceType> = new Map(OTHER_PLACE_TYPES.map(type => [type, type]))

/**
 * The most specific schema.org type of a business.
 * @param slug of its category; the group counts when the slug is unknown
 */
export function placeTypeOf(slug: string, group: GroupSlug): BusinessType | OtherPlaceType {
  const named = categoryBySlug(slug)?.schemaType ?? groupBySlug(group)?.schemaType ?? 'LocalBusiness'
  return typeNamed(named) ?? INSTEAD[named] ?? 'LocalBusiness'
}

/** Whether a type is a kind of LocalBusiness, which has prices. */
export function isBusinessType(type: BusinessType | OtherPlaceType): type is BusinessType {
  return BUSINESS.has(type)
}

function typeNamed(name: string): BusinessType | OtherPlaceType | undefined {
  return BUSINESS.get(name) ?? OTHER_PLACE.get(name)
}
