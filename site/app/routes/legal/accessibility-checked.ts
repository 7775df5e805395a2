/** The day on which axe last found nothing on any page; `npm run accessibility` writes it. */
export const accessibilityChecked = '2026-11-23';
