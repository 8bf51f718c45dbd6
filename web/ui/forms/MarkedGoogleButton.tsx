import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import colours from './GoogleColours.module.css'

/** A button that leads to Google, with its mark and in its colours. */
export const MarkedGoogleButton = ({ children, ...rest }: ComponentProps<typeof Button>) => (
  <Button {...rest} tone="quiet" className={colours.button}>
    <GoogleMark />
    <span>{children}</span>
  </Button>
)

/** Google's G in its four colours, which its rules for sign-in buttons ask for in every theme. */
const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" strokeWidth="4.2" aria-hidden="true">
    <path stroke="#ea4335" d="M18.1 5.9A8.6 8.6 0 0 0 4.5 7.8" />
    <path stroke="#fbbc05" d="M4.5 7.8a8.6 8.6 0 0 0 0 8.4" />
    <path stroke="#34a853" d="M4.5 16.2a8.6 8.6 0 0 0 13 2.4" />
    <path stroke="#4285f4" d="M17.5 18.6A8.6 8.6 0 0 0 20.6 12H12" />
  </svg>
)
