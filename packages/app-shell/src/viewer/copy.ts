/** Words of the strip over a student's view that staff opened. Those of S1 §2.6, §2.7 and §6 are verbatim. */
export const copy = {
  label: 'Visualização de aluno',
  viewing: 'vendo como',
  someone: 'Equipe',
  student: 'aluno',
  mode: { aluno: 'Usuário (alterações permitidas)', professor: 'Visitante (apenas visualização)' },
  left: (minutes: number) =>
    minutes < 1 ? rest(true, 'menos de 1 min') : minutes < 60 ? rest(minutes === 1, `${minutes} min`) : hours(minutes),
  over: 'tempo encerrado',
  change: 'Mudar de aluno',
  leave: 'Sair do modo aluno',
} as const;

/** Short and without line breaks, because the strip is always visible on a phone. */
const rest = (one: boolean, time: string) => `${one ? 'resta' : 'restam'} ${time}`.replaceAll(' ', '\u00A0');

function hours(minutes: number): string {
  const over = minutes % 60;
  const whole = Math.floor(minutes / 60);
  return rest(whole === 1, `${whole}h${over === 0 ? '' : String(over).padStart(2, '0')}`);
}
