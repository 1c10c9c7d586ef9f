export { StudentFrame } from './frame/student-frame.tsx';
export { PublicFrame, type PublicFrameProps } from './frame/public-frame.tsx';
export { SessionBar } from './frame/session-bar.tsx';
export { RUNNING_EXAM } from './exam/running-exam.ts';
export { keepsAnswers } from './pages/keeps-answers.ts';
export { NotFoundPage, RouteErrorPage, ServerErrorPage, StatusPage } from './pages/pages.tsx';
export type { AppRoutes } from './routing/app-router.tsx';
export { idOf, provaPlaceOf } from './routing/id-of.ts';
export { routesOf } from './screens/routes-of.ts';
export { RouteLoading } from './routing/route-loading.tsx';
export { usePageTitle } from './routing/use-page-title.ts';
export { useServices, useSession, useVisit } from './services/context.tsx';
export type { Services } from './services/services.ts';
export { useSignOut } from './session/use-sign-out.ts';
export { AppRoot } from './start/app-root.tsx';
export type { AppLook } from './start/app-look.ts';
export { startApp } from './start/start-app.tsx';
export { afterFirstPicture } from './start/after-first-picture.ts';
export { lazyPart } from './start/lazy-part.tsx';
export { readRuntimeConfig, type RuntimeConfig } from './config/runtime-config.ts';
export { useServerNow } from './clock/use-now.ts';
export { useOnline } from './connection/use-online.ts';
export { QueryState, type QueryStateProps } from './query/query-state.tsx';
export { useConta } from './session/use-conta.ts';
export { useMayWrite } from './session/use-may-write.ts';
export { useSeesAsStudent } from './session/use-sees-as-student.ts';
export { useStudentView } from './session/use-student-view.ts';
export { AvatarEditor, type AvatarEditorProps } from './account/avatar-editor.tsx';
export { NicknameForm, type NicknameFormProps } from './account/nickname-form.tsx';
export { useNomeSocial } from './account/use-nome-social.ts';
export { useUpdateConta } from './account/use-update-conta.ts';
export { deviceKey } from './device/device-key.ts';
export { ReducedMotionSwitch } from './device/reduced-motion-switch.tsx';
export { FormerTurmaNote } from './turmas/former-turma-note.tsx';
export { TurmasButton } from './turmas/turmas-button.tsx';
export { useTurmaAlunoId } from './session/use-turma-aluno-id.ts';
export { errorMessage } from './query/error-message.ts';
export { fimDe } from './query/fim-de.ts';
export { SaveKeyContext, type SaveKeyProps } from './form/save-key.tsx';
export { SignInDialog } from './login/sign-in-dialog.tsx';
export { turnoName } from './words/turno.ts';
export { mesTitle } from './words/mes.ts';
export { rankingCopy, rankingWords } from './words/ranking.ts';
export {
  isMaintenanceReason,
  MAINTENANCE_REASONS,
  type MaintenanceReason,
  type MaintenanceStore,
} from './maintenance/maintenance-store.ts';
export { useForced, type Forced } from './session/use-forced.ts';
export { useMayChangeConta } from './session/use-may-change-conta.ts';
export { Help } from './help/help.tsx';
export { PageFoot } from './foot/page-foot.tsx';
export { LegalLinks } from './legal/legal-links.tsx';
export { Notices } from './notices/notices.tsx';
export { RenewalHost } from './renewal/renewal-host.tsx';
export { SurveyHost } from './survey/survey-host.tsx';
export { useSurveyMoment } from './survey/use-survey-moment.ts';
export type { EarlyRoute } from './early/plan.ts';
