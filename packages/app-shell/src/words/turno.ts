import { turnoCode } from '@luneta/domain';

const NAMES = { manha: 'Manhã', tarde: 'Tarde', noite: 'Noite', nao_informado: 'Não Informado' } as const;

/** Name of a shift (S1 §3). */
export const turnoName = (turno: unknown): string => NAMES[turnoCode(turno)];
