import plan from '#web/drawings/town-plan.svg?no-inline'

/** A town plan with a circle of one kilometre around its middle: the site's name as a picture. */
export function TownPlan({ scale }: { scale: string }) {
  return (
    <div className="plan">
      <svg viewBox="0 0 620 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`${plan}#plan`} width="620" height="520" />
        <circle className="ring outer" cx="300" cy="260" r="150" />
        <circle className="dot" cx="300" cy="260" r="6" />
        <g className="scale">
          <path className="ring" strokeDasharray="3 4" d="M300 260H450" />
          <rect x="349" y="248" width="52" height="23" rx="3" />
          <text className="km" x="375" y="265">
            {scale}
          </text>
        </g>
      </svg>
    </div>
  )
}
