/** Words of the slips that are printed after a password was reset. */
export const copy = {
  fichasTitle: 'Fichas de acesso',
  fichas: 'Fichas de acesso',
  fichasText: (n: number, vale: string) =>
    `${n === 1 ? '1 senha nova, que vale' : `${n} senhas novas, que valem`} até ${vale}. Imprima ou anote antes de sair: ao sair desta tela, as senhas somem e não dá para ver de novo.`,
  missingTitle: 'Faltou uma parte',
  print: 'Imprimir fichas',
  finish: 'Concluir',
  leaveTitle: 'Sair das fichas?',
  leaveText: 'As senhas não poderão ser vistas de novo. Para entregar outras, é preciso gerar mais uma vez.',
  stay: 'Continuar aqui',
  leave: 'Sair das fichas',
  until: (vale: string) => `vale até ${vale}`,
  slipNote: 'Troque a senha no primeiro acesso.',
  printed: (dia: string, nome: string) => `Impressa em ${dia} por ${nome}. Só a ficha mais nova vale.`,
} as const;
