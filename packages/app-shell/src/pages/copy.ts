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
  offline: {
    title: 'Não conseguimos abrir esta página',
    text: 'Confira a internet e tente de novo.',
    kept: 'O que você já respondeu está guardado. Confira a internet e tente de novo.',
    action: 'Tentar de novo',
  },
  fatal: 'ERRO',
  fatalAction: 'Recarregar a página',
  handover: {
    titleStudent: 'Sua turma usa outro aplicativo',
    titleStaff: 'O ambiente da equipe fica em outro endereço',
    text: 'Levamos você até lá, sem pedir a senha de novo.',
    going: 'Abrindo…',
    go: 'Continuar',
    offline: 'Não conseguimos conectar. Confira a internet e use o botão Continuar.',
    refused: 'Não conseguimos levar seu acesso ao outro endereço. Use o botão abaixo e entre com usuário e senha.',
    failed: 'O servidor não respondeu como esperado. Espere um minuto e use o botão Continuar.',
    open: 'Abrir o aplicativo da minha turma',
    openStaff: 'Abrir o ambiente da equipe',
    signOut: 'Sair desta conta',
  },
  loading: 'Carregando…',
} as const;
