import { holdBack } from '../delivery/first-paint';

/**
 * Where the browser forbids storage, everything that would use it, the router's scripts too, keeps
 * what it has to for as long as the page lives.
 */
const rememberInPage = `
['localStorage','sessionStorage'].forEach(function(name){try{w[name].getItem(name)}catch(e){
var kept=Object.create(null);try{Object.defineProperty(w,name,{configurable:true,value:{
getItem:function(k){return k in kept?kept[k]:null},setItem:function(k,v){kept[k]=String(v)},
removeItem:function(k){delete kept[k]}}})}catch(f){}}});
`.trim();

/**
 * Runs in `<head>` before the first paint: puts the stored display preferences on the root element
 * as classes, and settles the language between address, cookie and local storage. Plain text,
 * because its hash goes into the page's content security policy.
 */
export const beforePaint = `(function(d,w){
var r=d.documentElement,c=r.classList;c.add('js');
${holdBack}
${rememberInPage}
try{var s=w.localStorage,g=function(k){return s.getItem(k)};
var t=g('theme'),f=g('fontSize'),o=g('contrast');
if(t==='light'||t==='dark')c.add('theme-'+t);
if(f==='small'||f==='normal'||f==='large')c.add('font-'+f);
if(o==='high'||o==='normal')c.add('contrast-'+o);
if(g('cookiesAccepted')==='true')c.add('cookies-accepted');
var q=/[?&]lang=(hr|en)(&|$)/.exec(w.location.search),m=/(^|; )language=(hr|en)(;|$)/.exec(d.cookie),l=g('language');
if(q){if(g('preferences')!=='off')s.setItem('language',q[1])}
else if(!m&&(l==='hr'||l==='en')&&!/^\\/language\\//.test(w.location.pathname)){
d.cookie='language='+l+'; path=/; max-age=31536000; samesite=lax';
if(l!==r.lang&&d.cookie.indexOf('language='+l)>-1)w.location.reload()}
}catch(e){}
})(document,window)`;
