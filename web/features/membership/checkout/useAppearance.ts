import type { Appearance } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

/** The theme for Stripe's fields, which are in frames of their own and see none of our styles. */
export function useAppearance(): Appearance {
  const [appearance, setAppearance] = useState(readAppearance)
  useEffect(() => {
    const update = () => setAppearance(readAppearance())
    const observer = new MutationObserver(update)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const system = matchMedia('(prefers-color-scheme: light)')
    system.addEventListener('change', update)
    return () => {
      observer.disconnect()
      system.removeEventListener('change', update)
    }
  }, [])
  return appearance
}

function readAppearance(): Appearance {
  const colour = colourReader()
  const appearance: Appearance = {
    theme: isDark(colour('--text')) ? 'stripe' : 'night',
    variables: {
      colorPrimary: colour('--brass'),
      colorBackground: colour('--surface'),
      colorText: colour('--text'),
      colorTextSecondary: colour('--muted'),
      colorTextPlaceholder: colour('--muted'),
      colorDanger: colour('--danger'),
      borderRadius: '2px',
      fontFamily: 'system-ui, sans-serif',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour('--line-strong')}`, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${colour('--line-strong')}`, boxShadow: 'none' },
      '.Tab--selected': { borderColor: colour('--brass'), boxShadow: 'none' },
    },
  }
  colour.remove()
  return appearance
}

/** Tokens are written with light-dark(), so only the colour of an element tells which one is meant. */
function colourReader() {
  const probe = document.body.appendChild(document.createElement('span'))
  return Object.assign(
    (token: string): string => {
      probe.style.color = `var(${token})`
      return getComputedStyle(probe).color
    },
    { remove: () => probe.remove() },
  )
}

/** Whether an rgb() colour is dark. Text is dark in the light theme. */
const isDark = (colour: string): boolean => (colour.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 128)
