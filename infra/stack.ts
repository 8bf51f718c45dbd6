import { existsSync } from 'node:fs'
import { CfnOutput, CfnParameter, Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { alarms } from './alarms.ts'
import { addRoutes, httpApi } from './api.ts'
import { distribution } from './distribution.ts'
import { deadLetterQueue, scheduleJobs } from './jobs.ts'
import { keep } from './keep.ts'
import { keepSourceMaps } from './keepSourceMaps.ts'
import { lambdas } from './lambdas.ts'
import { configurationSet, reportFeedback } from './mail.ts'
import { referenceTo } from './secret.ts'
import { publicSettings, type Settings } from './settings.ts'
import { releaseSite, siteBucket } from './site.ts'

/** The whole product. It lives in Singapore, where the privacy page says that people's data is kept. */
export class OrreryStack extends Stack {
  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id, { env: { region: 'ap-southeast-1' }, terminationProtection: settings.stage === 'prod' })
    const kept = keep(this)
    for (const name of ['originSecret', 'googleSecret'] as const)
      new CfnOutput(this, `${name}Id`, { value: kept[name].secretArn })
    const api = httpApi(this)
    const bucket = siteBucket(this)
    const originSecret = referenceTo(kept.originSecret, settings.originSecretVersion)
    const front = distribution(this, { ...settings, bucket, api, originSecret })

    const deadLetters = deadLetterQueue(this)
    const mailEvents = configurationSet(this)
    const origin = this.#origin(settings, front)
    const functions = lambdas(this, { ...kept, settings, deadLetters, mailEvents, origin })
    reportFeedback(this, mailEvents, functions.ses.function)
    addRoutes(api, functions)
    scheduleJobs(this, functions)
    alarms(this, { lambdas: functions, api, deadLetters, email: settings.alarmEmail })
    if (settings.bundleDirectory) keepSourceMaps(this, settings.bundleDirectory)

    if (settings.bundleDirectory && existsSync(settings.siteDirectory))
      releaseSite(this, {
        bucket,
        distribution: front,
        directory: settings.siteDirectory,
        settings: publicSettings(settings),
      })
  }

  /** The address that people see. On one machine the runner knows it only when it has its port. */
  #origin({ stage, domain }: Settings, front: Distribution): string {
    if (stage === 'local') return new CfnParameter(this, 'AppOrigin').valueAsString
    const origin = `https://${domain?.name ?? front.distributionDomainName}`
    new CfnOutput(this, 'Address', { value: origin })
    new CfnOutput(this, 'DomainTarget', { value: front.distributionDomainName })
    return origin
  }
}
