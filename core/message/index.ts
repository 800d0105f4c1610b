export {
  type Message,
  type MessageKind,
  type MessageSide,
  messageKinds,
  messageLimits,
  messageOfRequest,
  messageSides,
  type NewMessage,
  newMessageSchema,
  type RevisionRequest,
  revisionRequestSchema,
} from './message.ts';
export {
  awayAfterMinutes,
  mailAgainAfterHours,
  mailDue,
  type Participant,
  type Reader,
  sideOf,
  unreadBy,
} from './thread.ts';
