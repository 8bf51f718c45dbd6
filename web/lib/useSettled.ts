import { useEffect, useState } from 'react'

/** The value once it has stopped changing for so many milliseconds: what is typed asks once, not at every key. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
