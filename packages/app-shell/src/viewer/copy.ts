/** Words of the strip over a student's view that staff opened. Those of S1 §2.6, §2.7 and §6 are verbatim. */
export const copy = {
  label: 'Visualização de aluno',
  viewing: 'vendo como',
  someone: 'Equipe',
  student: 'aluno',
  mode: { aluno: 'Usuário (alterações permitidas)', professor: 'Visitante (apenas visualização)' },
  left: (minutes: number) =>
    minutes < 1 ? 'termina em menos de 1 min' : minutes < 60 ? `termina em ${minutes} min` : hours(minutes),
  over: 'tempo encerrado',
  change: 'Mudar de aluno',
  leave: 'Sair do modo aluno',
} as const;

function hours(minutes: number): string {
  const rest = minutes % 60;
  return `termina em ${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}
