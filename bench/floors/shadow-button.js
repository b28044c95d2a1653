const host = document.body.appendChild(document.createElement('div'))
const button = document.createElement('button')
button.textContent = 'Open chat'
button.style.cssText = 'position: fixed; right: 20px; bottom: 20px; width: 60px; height: 60px'
button.onclick = () => {
  const message = host.shadowRoot.appendChild(document.createElement('p'))
  message.textContent = 'Welcome to the Corner Bakery!'
  message.style.cssText = 'position: fixed; right: 20px; bottom: 90px; width: 360px'
}
host.attachShadow({ mode: 'open' }).append(button)
