/** Words of what a change does to the grades. */
const alunos = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const copy = {
  loading: 'Calculando as notas',
  notas: 'O que acontece com as notas',
  mudam: (n: number) => alunos(n, 'aluno muda de nota. Nada mudou ainda.', 'alunos mudam de nota. Nada mudou ainda.'),
  sobem: (n: number) => alunos(n, 'sobe', 'sobem'),
  descem: (n: number) => alunos(n, 'desce', 'descem'),
  iguais: (n: number) => alunos(n, 'fica igual', 'ficam iguais'),
  media: 'Média',
  maior: 'Maior mudança',
  dePara: (antes: string, depois: string) => `${antes} → ${depois}`,
  distribuicao: 'Quantos têm cada nota',
  faixa: (de: string, ate: string) => `${de} a ${ate}`,
  antes: 'Antes',
  depois: 'Depois',
  quem: 'Quem muda',
  aluno: 'Aluno',
  nota: 'Nota',
  tri: 'TRI',
  none: '—',
  more: (shown: number, of: number) => `Os ${shown} primeiros de ${of}.`,
} as const;
