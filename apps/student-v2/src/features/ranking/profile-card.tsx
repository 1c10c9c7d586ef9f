/** Name, general ranking, stars and coins of the older ranking screen (S3 §2; decision 183). */
import { homeQuery } from '@luneta/api-client/home';
import { navbarQuery } from '@luneta/api-client/navbar';
import { useConta, useServices } from '@luneta/app-shell';
import { displayName } from '@luneta/domain';
import { Avatar, Card, FactsList, Heading, Inline, numberText, PersonName, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { copy } from './copy.ts';

export function ProfileCard() {
  const { api } = useServices();
  const conta = useConta();
  const { data: home } = useQuery(homeQuery(api));
  const navbar = useQuery(navbarQuery(api));
  const count = (value: number | undefined) =>
    value === undefined ? (navbar.isError ? copy.unknown : copy.waiting) : numberText(value, 0);
  const geral = home?.ranking_geral;
  return (
    <Card as="section" labelledBy="perfil" padding="lg">
      <Stack>
        <Inline gap="e16">
          <Avatar code={conta.avatar_code} size={64} first />
          <Heading id="perfil" lines={2}>
            <PersonName>{displayName(conta) ?? copy.nobody}</PersonName>
          </Heading>
        </Inline>
        <FactsList
          variant="tiles"
          facts={[
            // A school that shows no ranking tells no place either.
            ...(geral
              ? [
                  {
                    term: copy.geral,
                    value: copy.place(`${numberText(geral.posicao, 0)}º`, numberText(geral.total, 0)),
                  },
                ]
              : []),
            { term: copy.stars, value: count(navbar.data?.qtde_estrelas) },
            { term: copy.coins, value: count(navbar.data?.qtde_moedas) },
          ]}
        />
      </Stack>
    </Card>
  );
}
