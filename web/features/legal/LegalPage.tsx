import { useEffect } from 'react'
import { longDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Page } from '../../ui/Page.tsx'
import { LegalBlock } from './LegalBlock.tsx'
import type { LegalDocument, Section } from './LegalDocument.ts'
import styles from './legal.module.css'

/** A legal document with its contents beside it, or above it on a phone. */
export function LegalPage({ text: { title, effective, lead, sections, beside } }: { text: LegalDocument }) {
  useAnchor()
  return (
    <Page title={title}>
      <div className={styles.row}>
        <Logo />
        <BackHome />
      </div>
      <div className={styles.columns}>
        <header className={styles.prose}>
          <h1>{title}</h1>
          <p>Effective {longDate(effective)}</p>
          <p>{lead}</p>
        </header>
        <Contents sections={sections} />
        <article className={styles.prose}>{sections.map(numbered)}</article>
      </div>
      <div className={styles.row}>
        <DocumentLink to={beside.to}>{beside.words}</DocumentLink>
        <BackHome />
      </div>
    </Page>
  )
}

const BackHome = () => (
  <LinkButton to={paths.landing} tone="quiet">
    Back to Home
  </LinkButton>
)

const Contents = ({ sections }: Pick<LegalDocument, 'sections'>) => (
  <nav aria-label="Contents" className="unprinted">
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
)

const numbered = ({ id, title, blocks }: Section, index: number) => (
  <section key={id} id={id}>
    <h2>
      {index + 1}. {title}
    </h2>
    {blocks.map((block) => (
      <LegalBlock key={JSON.stringify(block)} block={block} />
    ))}
  </section>
)

/** The browser looked for the anchor of the address before the screen was there. */
function useAnchor(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}
