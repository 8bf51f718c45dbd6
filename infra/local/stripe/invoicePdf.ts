import type Stripe from 'stripe'

/** An invoice as a PDF of one page: ISO 32000-1 with the smallest file that every reader opens. */
export function invoicePdf(invoice: Stripe.Invoice): Buffer {
  const amount = `${(invoice.total / 100).toFixed(2)} ${invoice.currency.toUpperCase()}`
  const lines = [
    `Invoice ${invoice.number ?? invoice.id}`,
    `Date: ${new Date(invoice.created * 1000).toISOString().slice(0, 10)}`,
    `Orrery Premium: ${amount}`,
    `Status: ${invoice.status}`,
    'Local stand-in for Stripe. Nothing was charged.',
  ]
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const stream = `BT /F1 14 Tf 22 TL 60 760 Td\n${text}\nET`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

/** Numbers the objects and lists where each begins, as a reader looks them up. */
function assemble(objects: string[]): Buffer {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
