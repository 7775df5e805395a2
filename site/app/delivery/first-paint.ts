import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On the root element while a page is shown in the system's letters. */
export const systemLetters = 'system-letters';

/** On the root element beside it when ours are there, but came too late for the page. */
const lateLetters = 'late-letters';

/** How long after its first paint a page may still change its letters, in milliseconds. */
const SETTLED_MS = 3_000;

/**
 * Holds back what a page's first paint does without, our letters and the tab's icon, unless the service
 * worker has them. Statements of a plain script in `<head>` whose `data-fonts` names the files of the
 * letters (in development it does not, and nothing is held back). In them `d` is the document and `w`
 * the window.
 */
export const holdBack = `
(function(){var worker=w.navigator.serviceWorker,icon=d.querySelector('link[rel=icon]'),
fonts=d.currentScript&&d.currentScript.dataset.fonts;
if(!fonts)return;
if(worker&&worker.controller)return fonts.split(' ').forEach(function(file){
var link=d.createElement('link');
link.rel='preload';link.as='font';link.crossOrigin='';link.href=file;d.head.appendChild(link)});
d.documentElement.classList.add('${systemLetters}');
if(icon){icon.dataset.href=icon.href;icon.href='data:,'}})();
`.trim();

/**
 * Fetches what was held back. The system's letters, which are stretched to the same measure, give way
 * to ours unless the page is being read by then; where the visitor asks to save data, they stay.
 * Statements of a plain script, like those before.
 */
export const fetchHeldBack = `
(function(){var began=Date.now(),root=d.documentElement.classList,link=w.navigator.connection,
icon=d.querySelector('link[rel=icon]');
if(icon&&icon.dataset.href)icon.href=icon.dataset.href;
if(!root.contains('${systemLetters}')||(link&&link.saveData))return;
Promise.all(['Fraunces','Atkinson Hyperlegible Next'].map(function(name){
return d.fonts.load('1em "'+name+'"','aš')})).then(function(){
if(Date.now()-began<${SETTLED_MS})root.remove('${systemLetters}');
else root.add('${lateLetters}')},function(){})})();
`.trim();

/** Shows letters that came late from the next page on. */
export function useLateLetters(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    const { classList } = document.documentElement;
    if (pathname === first.current || !classList.contains(lateLetters)) return;
    classList.remove(systemLetters, lateLetters);
  }, [pathname]);
}
