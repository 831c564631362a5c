// Charts as files: the picture as shown on the page, or its figures.

/** The styles a picture needs outside the page's style sheets. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
]
const NAMESPACE = 'http://www.w3.org/2000/svg'
/** Sharp on every screen. */
const PIXELS = 2

/** The SVG text of a picture, in the colours of the current theme. */
export function svgText(picture: SVGSVGElement, title: string): string {
  const copy = picture.cloneNode(true) as SVGSVGElement
  const originals = [picture, ...picture.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [i, original] of originals.entries()) {
    const style = getComputedStyle(original)
    for (const property of PROPERTIES) copies[i]?.setAttribute(property, style.getPropertyValue(property))
    copies[i]?.removeAttribute('class')
  }
  const { width, height } = picture.viewBox.baseVal
  copy.setAttribute('xmlns', NAMESPACE)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  for (const gone of copy.querySelectorAll('[data-crosshair]')) gone.remove()
  const ground = document.createElementNS(NAMESPACE, 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', paperBehind(picture))
  const name = document.createElementNS(NAMESPACE, 'title')
  name.textContent = title
  copy.prepend(name, ground)
  return new XMLSerializer().serializeToString(copy)
}

function paperBehind(picture: SVGSVGElement): string {
  const figure = picture.closest('figure')
  return figure === null ? 'none' : getComputedStyle(figure).backgroundColor
}

export async function pngOf(picture: SVGSVGElement, title: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture, title))}`
  await image.decode()
  const { width, height } = picture.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = width * PIXELS
  canvas.height = height * PIXELS
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('the browser produced no image')) : resolve(blob))),
  )
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
