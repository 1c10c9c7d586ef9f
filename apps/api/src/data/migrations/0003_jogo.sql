CREATE TABLE "pedido" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"operacao" text NOT NULL,
	"chave" text NOT NULL,
	"pedido_hash" char(64) NOT NULL,
	"status" smallint,
	"resposta" text,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "pedido_escola_id_pessoa_id_operacao_chave_pk" PRIMARY KEY("escola_id","pessoa_id","operacao","chave"),
	CONSTRAINT "pedido_respondido" CHECK (("pedido"."status" is null) = ("pedido"."resposta" is null)),
	CONSTRAINT "pedido_chave" CHECK (char_length("pedido"."chave") between 8 and 100)
);
--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "vidas_ativas" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "pular_ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido" ADD CONSTRAINT "pedido_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pedido_antigo" ON "pedido" USING btree ("criada_em");