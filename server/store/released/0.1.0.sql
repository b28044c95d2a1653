create table "api_keys" (
  id text not null,
  owner text not null,
  name text not null,
  hash text not null,
  created_at text not null,
  revoked_at text
);
insert into "api_keys" values ('6b5bc3dd0b5f', 'owner', 'TALKGRAPH_API_KEY', '6b5bc3dd0b5fe1fcf6a3ea51e7e6c777487baf8ff693aae82c3a02f92cb734e1', '2026-11-22T08:14:46.552Z', NULL);
create table "bots" (
  id text not null,
  published_version integer,
  created_at text not null,
  owner text not null default 'owner'::text,
  name text not null default ''::text
);
insert into "bots" values ('demo', '1', '2026-11-22T08:14:46.556Z', 'owner', '');
insert into "bots" values ('draft', NULL, '2026-11-22T08:14:46.791Z', 'owner', '');
insert into "bots" values ('bakery', '2', '2026-11-22T08:14:46.731Z', 'owner', '');
create table "calls" (
  bot_id text not null,
  id text not null,
  node_id text not null,
  at text not null,
  ms integer not null,
  status integer,
  error text,
  step text not null default 'webhook'::text
);
insert into "calls" values ('bakery', '2026-11-22T08:14:47.003Z 1b18bf01a542', 'call', '2026-11-22T08:14:47.003Z', '13', NULL, 'The address could not be reached', 'webhook');
insert into "calls" values ('bakery', '2026-11-22T08:14:47.090Z e1879af9ad47', 'mail', '2026-11-22T08:14:47.090Z', '4', '202', NULL, 'email');
insert into "calls" values ('bakery', '2026-11-22T08:14:47.152Z e16ef4bd4467', 'mail', '2026-11-22T08:14:47.152Z', '3', '202', NULL, 'email');
create table "counters" (
  key text not null,
  count integer not null,
  ends_at bigint not null
);
insert into "counters" values ('2-h9Rua9ZXnUNLusJEKoylIIEhTNl7Tu', '6', '1795335346704');
insert into "counters" values ('VRxa-MNJwpCy4vWJNNsoU5IkfcVXZywK', '1', '1795335346926');
insert into "counters" values ('0MLJliG8iJ9oOZJEUnBbwff6_E_qLU84', '1', '1795338887182');
insert into "counters" values ('3tkYXGlhLTf_tWz-cjsSqrIaROp9xCLX', '1', '1795421687182');
insert into "counters" values ('DYdj8ZVp2Cl2fmuVvpi-VINKZZbWeJNG', '4', '1795335346996');
insert into "counters" values ('Q64i3wRsWZHowWlWh6Ev9Vjjtn4ZS-gb', '4', '1795421686996');
insert into "counters" values ('Rc5W6VK1EKbXfjRRroM3DPVvSmMcFerh', '1', '1795338887182');
insert into "counters" values ('X3Mkdg9id2SSDG5I0tt1fAQQTAe0IzRB', '4', '1795335346996');
insert into "counters" values ('YWo-CNWm231mPPLDOiUFlspXFyMt25Fp', '4', '1795421686996');
insert into "counters" values ('dSaUiw4P-h2FyFNPILjeYaK5lWo574iM', '4', '1795338886996');
insert into "counters" values ('hZF55xTUnP3n3Ce9AzOv1IuTnIfFXdAY', '4', '1795335346996');
create table "kept" (
  name text not null,
  value text not null
);
create table "kysely_migration" (
  name character varying(255) not null,
  "timestamp" character varying(255) not null
);
insert into "kysely_migration" values ('0001-bots', '2026-11-22T08:14:46.435Z');
insert into "kysely_migration" values ('0002-shared', '2026-11-22T08:14:46.461Z');
insert into "kysely_migration" values ('0003-owners', '2026-11-22T08:14:46.518Z');
insert into "kysely_migration" values ('0004-outbox', '2026-11-22T08:14:46.523Z');
insert into "kysely_migration" values ('0005-reasons', '2026-11-22T08:14:46.526Z');
create table "kysely_migration_lock" (
  id character varying(255) not null,
  is_locked integer not null default 0
);
insert into "kysely_migration_lock" values ('migration_lock', '0');
create table "outbox" (
  id text not null,
  bot_id text not null,
  node_id text not null,
  mail text not null,
  status text not null,
  attempts integer not null,
  next_at bigint not null,
  error text,
  created_at text not null,
  note text
);
insert into "outbox" values ('bee3a22c56b8d9086f70f14a', 'bakery', 'mail', '{"fromName":"Bakery, again","to":["owner@shop.example"],"cc":[],"bcc":[],"subject":"An order","text":"For Ann"}', 'waiting', '1', '1795335297121', 'ESOCKET', '2026-11-22T08:14:47.091Z', NULL);
insert into "outbox" values ('fb6f2783dfba4c3df959f739', 'bakery', 'mail', '{"fromName":"Bakery, again","to":["owner@shop.example"],"cc":[],"bcc":[],"subject":"An order","text":"For Ben"}', 'waiting', '1', '1795335297164', 'ESOCKET', '2026-11-22T08:14:47.153Z', NULL);
create table "versions" (
  bot_id text not null,
  version integer not null,
  file text not null,
  created_at text not null,
  published_at text
);
insert into "versions" values ('demo', '1', '{"id":"demo","name":"Alder Lane Bakery","version":"1","flowVersion":"","logo":"/demo/logo.svg","customizations":{"font":"Georgia","fontSize":15,"logoText":"Alder Lane Bakery","enableTagline":true,"tagline":"Baked before you wake","headerBgColor":"#7a3b16","headerTextColor":"#fff8ec","botMsgColor":"#f3e3cc","botTextColor":"#3a2413","userMsgColor":"#7a3b16","userTextColor":"#ffffff","optionBubbleMsgColor":"#ffffff","optionBubbleTextColor":"#7a3b16","optionBubbleBorderRadius":18,"bubbleBorderRadius":14,"chatBgColor":"#fffaf2","widgetIconBgColor":"#7a3b16","widgetSize":56,"widgetOffsetRight":20,"chatIconCta":true,"chatIconCtaText":"Shall we keep a loaf for you?"},"elements":[{"nodes":[{"id":"welcome","type":"welcome-node","data":{"text":"Good morning! This is the <b>Alder Lane Bakery</b>.","image":"/demo/bread.svg","disableImage":false},"position":{"x":0,"y":0}},{"id":"today","type":"message-node","data":{"text":"Tomorrow at six, forty sourdough loaves come out of the oven. They are usually gone by nine."},"position":{"x":0,"y":160}},{"id":"keep","type":"yes-or-no-choice-node","data":{"questionText":"Shall we keep one for you?","options":[{"id":"yes","label":"Yes, please"},{"id":"no","label":"No, thank you"}],"answerVariable":"keep_a_loaf"},"position":{"x":0,"y":320}},{"id":"address","type":"ask-email-node","data":{"questionText":"Where may we send tomorrow''s baking list?","answerVariable":"list_address","incorrectEmailResponse":"That does not look like an e-mail address. Could you check it?"},"position":{"x":0,"y":480}},{"id":"wants-loaf","type":"condition-node","data":{"isNumber":false,"leftValue":"{keep_a_loaf}","operator":"starts with","rightValue":"yes"},"position":{"x":0,"y":640}},{"id":"kept","type":"message-node","data":{"text":"A loaf is yours until noon. The name on the bag will be {list_address}."},"position":{"x":-200,"y":800}},{"id":"goodbye-kept","type":"message-node","data":{"text":"See you tomorrow!"},"position":{"x":-200,"y":960}},{"id":"goodbye","type":"message-node","data":{"text":"Then just come by whenever you smell it. The list goes to {list_address}."},"position":{"x":200,"y":800}}],"edges":[{"source":"welcome","target":"today","id":"e1"},{"source":"today","target":"keep","id":"e2"},{"source":"keep","target":"address","sourceHandle":"yes","id":"e3"},{"source":"keep","target":"address","sourceHandle":"no","id":"e4"},{"source":"address","target":"wants-loaf","id":"e5"},{"source":"wants-loaf","target":"kept","sourceHandle":"source-0","id":"e6"},{"source":"wants-loaf","target":"goodbye","sourceHandle":"source-1","id":"e7"},{"source":"kept","target":"goodbye-kept","id":"e8"}]}]}', '2026-11-22T08:14:46.586Z', '2026-11-22T08:14:46.627Z');
insert into "versions" values ('draft', '1', '{"id":"","name":"Bakery","version":"","flowVersion":"","logo":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-22T08:14:46.796Z', NULL);
insert into "versions" values ('bakery', '1', '{"id":"","name":"Bakery","version":"","flowVersion":"","logo":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-22T08:14:46.732Z', '2026-11-22T08:14:46.826Z');
insert into "versions" values ('bakery', '2', '{"id":"","name":"Bakery, again","version":"","flowVersion":"","logo":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-22T08:14:46.848Z', '2026-11-22T08:14:46.894Z');
insert into "versions" values ('bakery', '3', '{"id":"","name":"Bakery, not yet","version":"","flowVersion":"","logo":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-22T08:14:46.915Z', NULL);
alter table api_keys add constraint api_keys_hash_key UNIQUE (hash);
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);
alter table bots add constraint bots_pkey PRIMARY KEY (id);
alter table calls add constraint calls_key PRIMARY KEY (bot_id, id);
alter table counters add constraint counters_pkey PRIMARY KEY (key);
alter table kept add constraint kept_pkey PRIMARY KEY (name);
alter table kysely_migration add constraint kysely_migration_pkey PRIMARY KEY (name);
alter table kysely_migration_lock add constraint kysely_migration_lock_pkey PRIMARY KEY (id);
alter table outbox add constraint outbox_pkey PRIMARY KEY (id);
alter table versions add constraint versions_key PRIMARY KEY (bot_id, version);
alter table calls add constraint calls_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table outbox add constraint outbox_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table versions add constraint versions_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
CREATE INDEX counters_ends_at ON public.counters USING btree (ends_at);
CREATE INDEX outbox_bot ON public.outbox USING btree (bot_id, created_at);
CREATE INDEX outbox_due ON public.outbox USING btree (status, next_at);
