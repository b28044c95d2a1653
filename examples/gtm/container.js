// Stands for a tag manager's container: it puts the text of a custom tag on the page, and runs its scripts as its own.
fetch('/tag.html')
  .then(response => response.text())
  .then(text => {
    const holder = document.createElement('div')
    holder.style.display = 'none'
    holder.innerHTML = text
    for (const old of [...holder.querySelectorAll('script')]) {
      const script = document.createElement('script')
      // Attributes that are not standard are lost on the way.
      if (old.src) script.src = old.src
      script.text = old.text
      old.replaceWith(script)
    }
    document.body.append(holder)
  })
