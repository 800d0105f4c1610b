export {
  type ApiKeyScope,
  type ApiKeyState,
  type ApiKeyTerms,
  apiKeyRefusal,
  apiKeyRules,
  apiKeyScopes,
  apiKeyState,
  apiKeyStates,
  isNewUse,
  keyMay,
  makerScope,
} from './api-key.ts';
export { type ApiKeyDays, apiKeySchema } from './api-key-form.ts';
export { type Capability, can, capabilities, type Holder } from './can.ts';
export { termsVersion } from './consent.ts';
export { deviceName, lastSeenWords, unknownDevice } from './device.ts';
export { normaliseEmail, validEmail } from './email.ts';
export {
  type BasicRegistration,
  basicRegistrationSchema,
  choosePasswordSchema,
  emailQuestionSchema,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  newPasswordSchema,
  passwordResetSchema,
  type Registration,
  registrationSchema,
  type SignIn,
  signInSchema,
} from './forms.ts';
export {
  type FactorProofCapability,
  type FreshProofCapability,
  factorProofCapabilities,
  freshProofCapabilities,
  needsFactorProof,
  needsFreshProof,
} from './fresh-proof.ts';
export { initialsOf } from './initials.ts';
export { type AccountState, accountLifecycle, erasureDays, erasureDue } from './lifecycle.ts';
export {
  isCommonPassword,
  type NewPasswordRules,
  type PasswordProblem,
  passwordProblem,
  passwordProblemText,
  signInPasswordProblem,
} from './password.ts';
export { passwordRules, shortestNewPassword } from './password-rules.ts';
export {
  mayBecome,
  mayDecideOn,
  type OthersInCharge,
  type PersonChange,
  type PersonRefusal,
  personRefusal,
} from './people.ts';
export { isPlainName } from './plain-name.ts';
export {
  defaultNotificationChoices,
  isPhone,
  type NotificationChoices,
  notificationChoicesSchema,
  type Profile,
  type ProfilePatch,
  profilePatchSchema,
  profileSchema,
} from './profile.ts';
export {
  type AccountRole,
  accountRoles,
  adminRoles,
  isAdmin,
  isStaff,
  type Role,
  roleInWords,
  roles,
  type StaffRole,
  staffRoles,
} from './roles.ts';
export { proofIsFresh, type SessionTimes, sessionIsOver } from './session.ts';
