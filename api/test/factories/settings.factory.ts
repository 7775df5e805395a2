/** Fields to change the settings by. */
export function settingsBody(fields: object = {}) {
  return { phone: '+385 1 555 0199', ...fields };
}
