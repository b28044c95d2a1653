import Script from 'next/script'

// Without the package: the tag, which Next puts on the page once the page can be used.
export default function Page() {
  return (
    <main>
      <h1>Alder Lane Bakery</h1>
      <Script
        src="http://localhost:8787/talkgraph-loader.js?bot=demo"
        data-chatbot-id="demo"
        strategy="afterInteractive"
      />
    </main>
  )
}
