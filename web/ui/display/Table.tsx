import styles from './Table.module.css'

interface Props {
  caption: string
  heads: readonly string[]
  /** As many cells as heads; the first names the row. */
  rows: readonly (readonly string[])[]
}

export const Table = ({ caption, heads, rows }: Props) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {heads.map((head, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may have one name.
          <th key={column} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={[name, ...cells].join(' ')}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may hold one value.
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
