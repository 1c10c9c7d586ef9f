/** Sentences of the pages that stand instead of the product. Those of S1 §2.5 are verbatim. */
export const copy = {
  notFound: {
    code: '404',
    title: 'Ops...',
    text: 'Página não encontrada, será que colocamos a rota certa no GPS do foguete?!',
    action: 'VOLTAR PARA O INÍCIO',
  },
  serverError: {
    title: 'Eita!',
    text: 'Parece que derrubaram café no painel da nave, mas não se preocupe, nossa equipe logo irá consertar isso.',
    action: 'VOLTAR',
  },
  fatal: 'ERRO',
  fatalAction: 'Recarregar a página',
  notBuilt: {
    title: 'Ainda em construção',
    text: (what: string) =>
      `${what} chega em uma próxima versão da Luneta. Até lá, esta tela não mostra nada inventado.`,
  },
  otherDeployment: {
    title: 'Sua turma usa outro aplicativo',
    text: 'Sua conta é de outra versão da Luneta. Abra o endereço abaixo e entre com o mesmo usuário e senha.',
    action: 'Abrir o aplicativo da minha turma',
    signOut: 'Sair desta conta',
  },
  loading: 'Carregando…',
} as const;
