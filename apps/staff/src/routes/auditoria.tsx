/** `/auditoria`: Who did what. */
export { AuditoriaScreen as Component } from '../features/auditoria/auditoria-screen.tsx';
