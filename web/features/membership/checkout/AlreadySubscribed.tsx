import { useEffect, useEffectEvent } from 'react'
import { Loading } from '../../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { useEnterPremium } from './useEnterPremium.ts'

/** Another tab or device was quicker, or this one before a reload. */
export function AlreadySubscribed() {
  const enter = useEnterPremium()
  const leave = useEffectEvent(() => {
    showToast({ title: 'Already Subscribed', description: 'You have Premium. Taking you to your dashboard.' })
    void enter()
  })
  useEffect(() => leave(), [])
  return (
    <>
      <h1>Already Subscribed</h1>
      <p>You have Premium. Taking you to your dashboard.</p>
      <Loading>
        <Skeleton lines={4} />
      </Loading>
    </>
  )
}
