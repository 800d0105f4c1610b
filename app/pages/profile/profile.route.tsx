import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ChoosePassword } from '#app/parts/account/choose-password.tsx';
import { openSocialPopup, type SocialProvider } from '#app/parts/account/social-popup.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { useSession } from '#app/shell/session/session.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { NotificationChoices } from '#core/account/index.ts';
import { formatMoment, socialSignInText, text } from '#core/texts/index.ts';
import { accountSettings } from '#server/account/profile/account-settings.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/profile.route.ts';
import { AboutSection } from './about-section.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PaymentSettings } from './payment-settings.tsx';
import styles from './profile.module.css';
import { SecondFactorSection } from './second-factor-section.tsx';
import { Part } from './section.tsx';
import { settingsTexts } from './settings-texts.ts';
import { ShippingSection } from './shipping-section.tsx';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

interface ShownActivity {
  id: string;
  at: string;
  said: string;
  device: string | null;
}

/** Recent account activity, so its owner can spot what they didn't do. */
function ActivityPart({ activity }: { activity: readonly ShownActivity[] }) {
  return (
    <Part id="activity" title={words.activity}>
      <Text tone="soft">{activity.length > 0 ? words.activityLead : words.activityNone}</Text>
      {activity.length > 0 && (
        <ol className={styles.list}>
          {activity.map(({ id, at, said, device }) => (
            <li key={id} className={styles.row}>
              <span>
                <Text as="div">{said}</Text>
                <Text as="div" size="small" tone="soft">
                  <time dateTime={at}>{formatMoment(new Date(at))} ET</time>
                  {device && ` · ${device}`}
                </Text>
              </span>
            </li>
          ))}
        </ol>
      )}
      <Text size="small">
        {words.notYou}{' '}
        <TextLink inline href="#password">
          {words.setNewPassword}
        </TextLink>
      </Text>
    </Part>
  );
}

const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** The session is proof enough to link a provider to this account. */
function WaysPart({ offered, linked }: { offered: readonly SocialProvider[]; linked: readonly string[] }) {
  const { revalidate } = useRevalidator();
  const [message, setMessage] = useState<string | null>(null);
  if (offered.length === 0) return null;

  async function link(provider: SocialProvider) {
    const outcome = await openSocialPopup(provider);
    setMessage(outcome.ok ? null : socialSignInText(outcome.code));
    await revalidate();
  }

  return (
    <Part id="ways" title={words.ways}>
      <ul className={styles.list}>
        {offered.map((provider) => (
          <li key={provider} className={styles.row}>
            <Text as="span">
              {names[provider]} · {linked.includes(provider) ? words.linked : words.notLinked}
            </Text>
            {!linked.includes(provider) && (
              <Button kind="ghost" small onClick={() => void link(provider)}>
                {words.link(names[provider])}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {message && <Text tone="tight">{message}</Text>}
    </Part>
  );
}

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
        <AboutSection profile={profile} />
        <EmailSection profile={profile} hasPassword={hasPassword} />
        <PasswordPart hasPassword={hasPassword} />
        <ShippingSection profile={profile} />
        <Part id="payment-settings" title={settingsTexts.title}>
          <PaymentSettings />
        </Part>
        <NotificationsPart choices={notifications} />
        <WaysPart offered={signInWith} linked={socialProviders} />
        <PasskeysSection passkeys={passkeys} />
        <SecondFactorSection factor={secondFactor} hasPassword={hasPassword} />
        <DevicesSection devices={devices} />
        <ActivityPart activity={activity} />
        <DataSection hasPassword={hasPassword} />
      </Wrap>
    </>
  );
}

function NotificationsPart({ choices }: { choices: NotificationChoices }) {
  const { submit, pending, message } = useProfileAct('notifications');
  return (
    <Part id="notifications" title={words.notifications}>
      <form key={JSON.stringify(choices)} onSubmit={submit} className={styles.form}>
        <Text tone="soft">{words.always}</Text>
        <Checkbox name="messages" defaultChecked={choices.messages}>
          {words.messages}
        </Checkbox>
        <Checkbox name="reminders" defaultChecked={choices.reminders}>
          {words.reminders}
        </Checkbox>
        {message && <Text tone="tight">{message}</Text>}
        <Button type="submit" pending={pending}>
          {words.save}
        </Button>
      </form>
    </Part>
  );
}

function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const change = useProfileAct('password');
  const link = useProfileAct('password-link', { said: text('notice.emailSent') });
  if (!hasPassword) {
    return (
      <Part id="password" title={words.password}>
        <form onSubmit={link.submit} className={styles.form}>
          <Text>{words.noPassword}</Text>
          {link.message && <Text tone="tight">{link.message}</Text>}
          <Button type="submit" kind="ghost" pending={link.pending}>
            {words.sendPasswordLink}
          </Button>
        </form>
      </Part>
    );
  }
  return (
    <Part id="password" title={words.password}>
      <form onSubmit={change.submit} noValidate className={styles.form}>
        {change.message && <ErrorSummary heading={text('form.problem')} message={change.message} />}
        <ChoosePassword current={words.oldPassword} hint={words.passwordLead} problems={change.problems} />
        <Button type="submit" pending={change.pending}>
          {words.changePassword}
        </Button>
      </form>
    </Part>
  );
}
