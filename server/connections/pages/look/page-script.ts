/**
 * What a page runs by itself: it asks for the bot while the chat's script is still on its way, and puts the chat on the page, in
 * a turn of its own after the script was evaluated, so that neither holds up a visitor for long. The same for every page, so that its hash is: what differs stands at the root element.
 */
export const pageScript = `(()=>{
const root=document.documentElement,{bot,worker,scope}=root.dataset
const state=now=>{root.dataset.state=now}
state('loading')
fetch('/widget/v1/bots/'+encodeURIComponent(bot),{credentials:'omit'}).then(answer=>answer.text()).catch(()=>{})
const script=document.currentScript.previousElementSibling
script.addEventListener('error',()=>state('failed'))
script.addEventListener('load',()=>{
Talkgraph.push()
setTimeout(start)
})
function start(){
const chat=Talkgraph.mount({chatbotId:bot,server:location.origin,mode:'full-page',target:'main',colorScheme:'auto',locale:root.lang})
chat.on('ready',()=>state('ready'))
chat.on('problem',({code})=>{if(code==='BOT_NOT_FOUND')state('failed')})
}
const{serviceWorker}=navigator
if(worker&&serviceWorker)addEventListener('load',async()=>{
try{
await serviceWorker.register(worker,{scope})
const{active}=await serviceWorker.ready
active.postMessage(performance.getEntriesByType('resource').map(({name})=>name))
}catch{}
})
})()`
