/** Words of the strip over a student's view that staff opened. Those of S1 §2.6, §2.7 and §6 are verbatim. */
import { formatRemaining } from '@luneta/domain';

export const copy = {
  label: 'Visualização de aluno',
  viewing: 'vendo como',
  someone: 'Equipe',
  student: 'aluno',
  mode: { aluno: 'Usuário (alterações permitidas)', professor: 'Visitante (apenas visualização)' },
  /** Short and without line breaks, because the strip is always visible on a phone. */
  left: (minutes: number) =>
    (minutes < 1 ? 'resta menos de 1 min' : formatRemaining(minutes * 60).toLowerCase()).replaceAll(' ', '\u00A0'),
  over: 'tempo encerrado',
  change: 'Mudar de aluno',
  leave: 'Sair do modo aluno',
} as const;
