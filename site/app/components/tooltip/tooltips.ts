export function listenForTooltips(): void {}
