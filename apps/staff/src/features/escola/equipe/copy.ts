/** Words of the list of staff accounts. */
export const copy = {
  intro:
    'Quem pode entrar como equipe desta escola, e se a entrada pede um segundo código. Redefina a verificação de quem perdeu o aplicativo e os códigos de recuperação.',
  loading: 'Carregando as contas da equipe',
  empty: 'Ainda não há contas da equipe nesta escola.',
  on: 'Duas etapas',
  off: 'Só senha',
  left: (n: number) => (n === 1 ? '1 código de recuperação' : `${n} códigos de recuperação`),
  reset: 'Redefinir',
  resetOf: (nome: string) => `Redefinir a verificação em duas etapas de ${nome}`,
  title: 'Redefinir a verificação em duas etapas?',
  text: (nome: string) =>
    `${nome} sai de todos os aparelhos e entra de novo só com a senha. O aplicativo e os códigos de recuperação deixam de valer. Confirme antes quem está pedindo: só a própria pessoa pode configurar de novo.`,
  done: (nome: string) => `Verificação em duas etapas de ${nome} redefinida.`,
  more: 'Carregar mais',
  pageFailed: 'Não conseguimos carregar mais contas.',
  retry: 'Tentar de novo',
  none: 'Nenhuma conta.',
  clear: 'Limpar filtros',
} as const;
