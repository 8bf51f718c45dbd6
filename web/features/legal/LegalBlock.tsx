import type { Block, LegalTable, Reference } from './LegalDocument.ts'
import styles from './legal.module.css'

export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('rows' in block) return <Table {...block} />
  if ('to' in block) return <StandaloneLink {...block} />
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

const Table = ({ head: [what, said], rows }: LegalTable) => (
  <table className={styles.table}>
    <thead className="muted">
      <tr>
        <th scope="col">{what}</th>
        <th scope="col">{said}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, text]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const StandaloneLink = ({ to, text }: Reference) => (
  <p>
    <a href={to}>{text}</a>
  </p>
)
