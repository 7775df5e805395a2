/** A body that changes the settings. */
export function settingsBody(fields: object = {}) {
  return { phone: '+385 1 555 0199', ...fields };
}
