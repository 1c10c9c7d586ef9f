import { SecurityScreen } from '@luneta/app-shell';

/** `conta/seguranca` of the console: the staff member's own password. */
export const SegurancaRoute = () => <SecurityScreen variant="newer" />;
