/**
 * All differences of an exam session between the two student versions, as data. The exam machine reads these values,
 * never the version number.
 */

export type ProvaPolicy = {
  readonly version: 1 | 2;
  /** The warning modal opens once at each of these, longest first. */
  readonly warnAtSeconds: readonly number[];
  /** Polite announcements to screen readers, longest first. */
  readonly announceAtSeconds: readonly number[];
  /** The countdown turns pink at this many seconds… */
  readonly lateBelowSeconds: number;
  /** …including the threshold itself (v2 "600 or less") or not (v1 "under 15 minutes"). */
  readonly lateInclusive: boolean;
  /** Time is over at exactly 0 (v2 "0 or less") or only below it (v1 "below 0"). */
  readonly timeOverAtZero: boolean;
  /** Options, language and essay saving are disabled while the connectivity check fails. */
  readonly blocksWhenOffline: boolean;
  /** Default of `responde_apos_entrega`; the assessment itself may say otherwise. */
  readonly answersAfterDelivery: boolean;
  /** The client posts `fechamento_prova` when time is over; the server closes anyway. */
  readonly closesOnTimeOver: boolean;
  /** Seconds the time-over modal counts before it leaves. */
  readonly timeOverRedirectSeconds: number;
  /** Seconds of the 'Validando...' modal after delivery; null where delivery goes straight on. */
  readonly deliveryCountdownSeconds: number | null;
  readonly essayAutosaveMs: number;
  /** Questions slide past each other, as in a booklet; at once where less motion is wanted. */
  readonly slidesQuestions: boolean;
  /** Cells per page of the answer grid during the exam. */
  readonly gridPageSize: number;
  /** The paginator shows its total only above this many pages; null shows it always. */
  readonly gridTotalAbovePages: number | null;
};

const MINUTE = 60;

/** Version 1. [POL-1] S2 §2.14, §2.15, §4.6, §9; D 92, 93, 94, 98, 105, 107; ux 2.9 */
export const provaPolicyV1: ProvaPolicy = {
  version: 1,
  warnAtSeconds: [],
  announceAtSeconds: [60 * MINUTE, 30 * MINUTE, 15 * MINUTE, 10 * MINUTE, 5 * MINUTE, MINUTE],
  lateBelowSeconds: 15 * MINUTE,
  lateInclusive: false,
  timeOverAtZero: false,
  blocksWhenOffline: false,
  answersAfterDelivery: true,
  closesOnTimeOver: false,
  timeOverRedirectSeconds: 5,
  deliveryCountdownSeconds: 5,
  essayAutosaveMs: 5000,
  slidesQuestions: true,
  gridPageSize: 16,
  gridTotalAbovePages: null,
};

/** Version 2. [POL-2] S3 §4, §9; D 92, 93, 94, 98, 105, 107; ux 2.9 */
export const provaPolicyV2: ProvaPolicy = {
  version: 2,
  warnAtSeconds: [30 * MINUTE, 5 * MINUTE],
  announceAtSeconds: [60 * MINUTE, 30 * MINUTE, 10 * MINUTE, 5 * MINUTE, MINUTE],
  lateBelowSeconds: 10 * MINUTE,
  lateInclusive: true,
  timeOverAtZero: true,
  blocksWhenOffline: true,
  answersAfterDelivery: false,
  closesOnTimeOver: true,
  timeOverRedirectSeconds: 5,
  deliveryCountdownSeconds: null,
  essayAutosaveMs: 5000,
  slidesQuestions: false,
  gridPageSize: 16,
  gridTotalAbovePages: 7,
};

/** The policy of an account's `versao`; an unknown version is 2. [POL-3] D 2 */
export function provaPolicy(versao: unknown): ProvaPolicy {
  return versao === 1 ? provaPolicyV1 : provaPolicyV2;
}
