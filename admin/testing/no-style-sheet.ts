/** Takes the styles of MUI, which no test reads: jsdom compares each with every element. */
export class StyleSheet {
  tags: HTMLStyleElement[] = [];
  hydrate = () => undefined;
  insert = () => undefined;
  flush = () => undefined;
}
