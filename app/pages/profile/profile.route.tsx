import { PaymentSettings } from '#app/parts/payment/payment-settings.tsx';
import { settingsTexts } from '#app/parts/payment/settings-texts.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { useSession } from '#app/shell/session/session.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { accountSettings } from '#server/account/profile/account-settings.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/profile.route.ts';
import { AboutPart } from './about-part.tsx';
import { ActivityPart } from './activity-part.tsx';
import { DataPart } from './data-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { EmailPart } from './email-part.tsx';
import { NotificationsPart } from './notifications-part.tsx';
import { Part } from './part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import styles from './profile.module.css';
import { SecondFactorPart } from './second-factor-part.tsx';
import { ShippingPart } from './shipping-part.tsx';
import { WaysPart } from './ways-part.tsx';
import { profileWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, auth, config } = servicesOf(context);
  return accountSettings(ctx, auth, { headers: request.headers, staffNeedSecondFactor: config.production });
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { profile, hasPassword, notifications, socialProviders, secondFactor, passkeys, devices, activity } =
    loaderData;
  const { signInWith } = useSession();
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Wrap className={styles.page}>
        <AboutPart profile={profile} />
        <EmailPart profile={profile} hasPassword={hasPassword} />
        <PasswordPart hasPassword={hasPassword} />
        <ShippingPart profile={profile} />
        <Part id="payment-settings" title={settingsTexts.title}>
          <PaymentSettings />
        </Part>
        <NotificationsPart choices={notifications} />
        <WaysPart offered={signInWith} linked={socialProviders} />
        <PasskeysPart passkeys={passkeys} />
        <SecondFactorPart factor={secondFactor} hasPassword={hasPassword} />
        <DevicesPart devices={devices} />
        <ActivityPart activity={activity} />
        <DataPart hasPassword={hasPassword} />
      </Wrap>
    </>
  );
}
