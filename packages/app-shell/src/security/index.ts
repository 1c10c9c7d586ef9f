/** A separate entry, so that the login does not load these forms. Import it from a lazy route. */
export { PerguntasForm, type PerguntasFormProps } from './perguntas-form.tsx';
export { SecurityScreen, type SecurityScreenProps } from './security-screen.tsx';
export { SenhaForm, type SenhaFormProps } from './senha-form.tsx';
