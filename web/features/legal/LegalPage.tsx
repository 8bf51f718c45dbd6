import { useEffect } from 'react'
import { longDate } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { Logo } from '../../ui/display/Logo.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import { StaticPageLink } from '../../ui/navigation/StaticPageLink.tsx'
import { LegalBlock } from './LegalBlock.tsx'
import type { LegalDocument, Section } from './LegalDocument.ts'
import styles from './legal.module.css'

/** A legal document. Its table of contents is beside it on wide screens and above it on phones. */
export function LegalPage({ text: { title, effective, lead, sections, related } }: { text: LegalDocument }) {
  useScrollToAnchor()
  return (
    <Page title={title}>
      <div className={styles.row}>
        <Logo />
        <BackHome />
      </div>
      <div className={styles.columns}>
        <header className={styles.prose}>
          <h1>{title}</h1>
          <p>{`Effective ${longDate(effective)}`}</p>
          <p>{lead}</p>
        </header>
        <Contents sections={sections} />
        <article className={styles.prose}>{sections.map(renderSection)}</article>
      </div>
      <div className={styles.row}>
        <StaticPageLink to={related.to}>{related.text}</StaticPageLink>
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

const renderSection = ({ id, title, blocks }: Section, index: number) => (
  <section key={id} id={id}>
    <h2>{`${index + 1}. ${title}`}</h2>
    {blocks.map((block) => (
      <LegalBlock key={JSON.stringify(block)} block={block} />
    ))}
  </section>
)

/** The browser looks for the anchor before the screen has rendered. */
function useScrollToAnchor(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}
