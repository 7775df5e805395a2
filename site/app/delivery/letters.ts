/** On the root element while a page is shown in the system's letters. */
export const systemLetters = 'system-letters';

/** How long after the first paint a page may still change its letters, in milliseconds. */
const SETTLED_MS = 3_000;

/**
 * Fetches our letters once the page is painted in the system's, which are stretched to the same
 * measure, and changes to them unless they come when the page is being read; then those of the next
 * page do. Not at all where the visitor asks to save data. Statements of a plain script in which `d`
 * is the document and `w` the window.
 */
export const fetchLetters = `
var began=Date.now(),saving=w.navigator.connection&&w.navigator.connection.saveData;
if(d.documentElement.classList.contains('${systemLetters}')&&!saving)
Promise.all(['Fraunces','Atkinson Hyperlegible Next'].map(function(name){
return d.fonts.load('1em "'+name+'"','aš')})).then(function(){
if(Date.now()-began<${SETTLED_MS})d.documentElement.classList.remove('${systemLetters}')},function(){});
`;
