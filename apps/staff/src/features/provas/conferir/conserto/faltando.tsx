/** A place without a question: one of the bank is taken, or a new one is written. */
import { setRascunhoQuestaoMutation } from '@luneta/api-client/gestao-conferencia';
import { questoesQuery } from '@luneta/api-client/gestao-questoes';
import { useServices } from '@luneta/app-shell';
import { Button, ButtonLink, SearchBox, Stack, Text } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../../../shared/paths.ts';
import { daConferencia } from '../../../../shared/prova-de-origem.ts';
import * as css from '../conferir.css.ts';
import { copy } from '../copy.ts';
import type { ConsertoProps } from './conserto.tsx';
import { Falhou } from './falhou.tsx';

const SHOWN = 5;
const words = copy.faltando;

export function Faltando({ rascunho_id, lugar, item, onMended }: ConsertoProps) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const query = useInfiniteQuery({ ...questoesQuery(api, { busca }), enabled: busca !== '' });
  const place = useMutation(setRascunhoQuestaoMutation(api, rascunho_id));
  const found = busca === '' ? [] : (query.data?.pages[0]?.questoes ?? []);
  const use = async (questao_id: number) => {
    const { numero, dia_prova } = lugar;
    await place.mutateAsync({ numero, dia_prova, lingua_estrangeira: item.lingua_estrangeira, questao_id });
    onMended();
  };
  return (
    <Stack gap="e16">
      <Text tone="muted">{words.about}</Text>
      <SearchBox
        label={words.search}
        placeholder={words.hint}
        value={busca}
        onChange={setBusca}
        loading={query.isFetching}
        {...(busca !== '' && query.data && { results: found.length === 0 ? words.none : words.found(found.length) })}
      />
      <ul className={css.list}>
        {found.slice(0, SHOWN).map(({ banco_questao_id, codigo, enunciado_inicio }) => (
          <li key={banco_questao_id} className={css.stem}>
            <Stack gap="e8">
              <Text look="small" lines={3}>
                {enunciado_inicio}
              </Text>
              <Button
                variant="secondary"
                size="sm"
                busy={place.isPending}
                onClick={() => void use(banco_questao_id).catch(() => undefined)}
              >
                {words.use(codigo)}
              </Button>
            </Stack>
          </li>
        ))}
      </ul>
      <Falhou error={place.error} />
      <ButtonLink
        variant="secondary"
        size="sm"
        icon={Plus}
        href={daConferencia(paths.questaoNova, rascunho_id, lugar.numero)}
      >
        {words.nova}
      </ButtonLink>
    </Stack>
  );
}
