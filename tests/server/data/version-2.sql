BEGIN TRANSACTION;
CREATE TABLE branchline (
	version INTEGER NOT NULL
);
INSERT INTO "branchline" VALUES(2);
CREATE TABLE claims (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	profile_id VARCHAR(32) NOT NULL, 
	counted BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	player INTEGER, 
	command VARCHAR(64), 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "log" VALUES('upd6rsi4yoy1',1,1794983611395,0,NULL,'{"entry":"bot_sat","seat":0,"bot":"easy"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',2,1794983611395,0,NULL,'{"entry":"bot_sat","seat":1,"bot":"easy"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',3,1794983611395,0,'desk 1','{"entry":"started"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',4,1794983617476,NULL,NULL,'{"entry":"acted","seat":0,"action":"keep imatra-kristiansand,goteborg-tampere,karlstad-tromso,arhus-kuopio"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',5,1794983618397,NULL,NULL,'{"entry":"acted","seat":1,"action":"keep honningsvag-trondheim,bergen-kiruna reject mo_i_rana-tromso,arhus-norrkoping"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',6,1794983618401,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim kiruna-narvik-1 yellow:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',7,1794983618726,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim ostersund-trondheim-1 locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',8,1794983618729,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',9,1794983618731,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',10,1794983618733,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',11,1794983618735,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim narvik-tromso-1 purple:1,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',12,1794983618737,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',13,1794983618739,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',14,1794983618741,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',15,1794983618743,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim junction_se_south-ostersund black:3"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',16,1794983618745,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim alborg-kristiansand-1 locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',17,1794983618747,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',18,1794983618749,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',19,1794983618751,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 3"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',20,1794983618753,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim honningsvag-junction_se_north green:3"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',21,1794983618755,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim alborg-goteborg-1 locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',22,1794983618757,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',23,1794983618759,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',24,1794983618761,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 4"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',25,1794983618763,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim junction_se_north-kiruna white:2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',26,1794983618764,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim umea-vaasa-1 locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',27,1794983618766,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',28,1794983618768,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',29,1794983618771,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',30,1794983618773,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',31,1794983618775,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim junction_se_south-kiruna red:2,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',32,1794983618777,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',33,1794983618778,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',34,1794983618780,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',35,1794983618782,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 4"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',36,1794983618784,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim goteborg-karlstad blue:2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',37,1794983618786,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 4"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',38,1794983618788,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',39,1794983618790,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 4"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',40,1794983618793,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',41,1794983618796,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 4"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',42,1794983618798,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim alborg-arhus-1 red:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',43,1794983618800,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim bergen-lillehammer blue:2,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',44,1794983618802,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',45,1794983618804,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',46,1794983618819,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim norrkoping-visby-1 green:2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',47,1794983620662,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim sundsvall-umea-1 orange:3"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',48,1794983620664,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',49,1794983620666,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 3"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',50,1794983620668,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',51,1794983620670,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',52,1794983620672,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',53,1794983620674,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',54,1794983620676,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',55,1794983620678,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',56,1794983620680,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim lillehammer-trondheim-1 purple:2,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',57,1794983620682,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim gdansk-karlskrona green:1,yellow:2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',58,1794983620684,NULL,NULL,'{"entry":"acted","seat":1,"action":"tickets"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',59,1794983620686,NULL,NULL,'{"entry":"acted","seat":1,"action":"keep norrkoping-oulu,narvik-stockholm,riga-vaasa"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',60,1794983620688,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',61,1794983620690,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',62,1794983620692,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',63,1794983620694,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim bergen-stavanger-1 blue:1,yellow:2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',64,1794983620696,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim riga-visby red:2,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',65,1794983620698,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim stockholm-turku-2 purple:2,white:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',66,1794983620700,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',67,1794983620702,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',68,1794983620704,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',69,1794983620706,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim karlstad-norrkoping locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',70,1794983620708,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',71,1794983620710,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',72,1794983620712,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',73,1794983620713,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',74,1794983620715,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim boden-kiruna-1 black:2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',75,1794983620717,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',76,1794983620719,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',77,1794983620721,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',78,1794983620724,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim karlstad-oslo-1 locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',79,1794983620726,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',80,1794983620728,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',81,1794983620730,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',82,1794983620732,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',83,1794983620734,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',84,1794983620736,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',85,1794983620738,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim karlstad-stockholm-1 green:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',86,1794983620740,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',87,1794983620742,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',88,1794983620743,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',89,1794983620745,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',90,1794983620747,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',91,1794983620749,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',92,1794983620751,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim lillehammer-oslo-1 white:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',93,1794983620753,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim kuopio-vaasa yellow:4"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',94,1794983620755,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',95,1794983620757,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',96,1794983620759,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim boden-umea-1 white:2,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',97,1794983620761,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim oulu-rovaniemi yellow:2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',98,1794983620763,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',99,1794983620765,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',100,1794983620767,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',101,1794983620769,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',102,1794983620771,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',103,1794983620772,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',104,1794983620774,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',105,1794983620776,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',106,1794983620778,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',107,1794983620780,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',108,1794983620782,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim junction_se_north-rovaniemi blue:1,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',109,1794983620784,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim karlstad-sundsvall purple:3,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',110,1794983620786,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',111,1794983620789,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',112,1794983620791,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',113,1794983620793,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',114,1794983620795,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim klaipeda-visby-2 orange:2,green:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',115,1794983620797,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',116,1794983620799,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',117,1794983620801,NULL,NULL,'{"entry":"acted","seat":1,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',118,1794983620803,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 3"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',119,1794983620805,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim imatra-kuopio black:1,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',120,1794983620807,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 3"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',121,1794983620809,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',122,1794983620811,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',123,1794983620812,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim helsinki-tallinn-1 locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',124,1794983620814,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',125,1794983620816,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 3"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',126,1794983620818,NULL,NULL,'{"entry":"acted","seat":1,"action":"take 3"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',127,1794983620821,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim tampere-vaasa-1 black:1,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',128,1794983620823,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim mo_i_rana-narvik-1 orange:2,black:2,locomotive:1"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',129,1794983620825,NULL,NULL,'{"entry":"acted","seat":0,"action":"claim mo_i_rana-trondheim-1 blue:3,green:2,red:2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',130,1794983620827,NULL,NULL,'{"entry":"acted","seat":1,"action":"claim junction_se_south-mo_i_rana purple:2"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',131,1794983620828,NULL,NULL,'{"entry":"acted","seat":0,"action":"take 0"}');
INSERT INTO "log" VALUES('upd6rsi4yoy1',132,1794983620831,NULL,NULL,'{"entry":"acted","seat":0,"action":"blind"}');
INSERT INTO "log" VALUES('i5adi060idde',1,1794983620987,0,'desk 2','{"entry":"sat","seat":0,"player":0,"name":"Ada","contribution":""}');
INSERT INTO "log" VALUES('i5adi060idde',2,1794983621031,1,'desk 3','{"entry":"sat","seat":1,"player":1,"name":"Bo","contribution":""}');
INSERT INTO "log" VALUES('i5adi060idde',3,1794983621033,NULL,NULL,'{"entry":"started"}');
CREATE TABLE notices (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	player INTEGER NOT NULL, 
	attempts INTEGER NOT NULL, 
	due BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat, number)
);
CREATE TABLE players (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	token_hash BLOB NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "players" VALUES('upd6rsi4yoy1',0,X'2C848E41F1D6DE62C78D815D65229D4A272B052B6CA6DCECBC57AE89CEF3F8D9');
INSERT INTO "players" VALUES('i5adi060idde',0,X'2C0169BF9C99FDAB537A3ABDF742945DDE7CF1F4C48027AA198F2DB820FFF48C');
INSERT INTO "players" VALUES('i5adi060idde',1,X'27583C53DD4DA01A78720D603E8F3941ABC4E34B06FA192A7F390E38DBAF3A57');
CREATE TABLE profiles (
	id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	folded_name VARCHAR(256) NOT NULL, 
	token_hash BLOB NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "profiles" VALUES('0xnoj8yw2np3',1794986205696,'Ada','ada',X'4EA97ACD51B0D28EE754F63E42FA024089809AD23BFEEA54B0504609F2918D5B');
CREATE TABLE standings (
	profile_id VARCHAR(32) NOT NULL, 
	edition VARCHAR(64) NOT NULL, 
	seats INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	left_early INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	best INTEGER NOT NULL, 
	rated INTEGER NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	place FLOAT NOT NULL, 
	PRIMARY KEY (profile_id, edition, seats)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	edition VARCHAR(64) NOT NULL, 
	seats INTEGER NOT NULL, 
	listed BOOLEAN NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	due BOOLEAN NOT NULL, 
	settings BLOB NOT NULL, 
	summary BLOB NOT NULL, 
	nonce VARCHAR(64) NOT NULL, 
	invite_hash BLOB NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('upd6rsi4yoy1',1794983611387,1794983620831,'northern-lights',2,1,'over',0,X'7B2265646974696F6E223A226E6F72746865726E2D6C6967687473222C227365617473223A322C226F7074696F6E73223A7B7D2C227669736962696C697479223A226C6973746564222C2270616365223A7B2274797065223A22756E74696D6564227D2C22737065637461746F7273223A747275652C2263686174223A2270726573657473227D',X'7B227365617473223A5B7B2273656174223A302C226E616D65223A2245617379222C22626F74223A2265617379227D2C7B2273656174223A312C226E616D65223A22456173792032222C22626F74223A2265617379227D5D2C22726573756C74223A7B2273636F726573223A5B7B22726F75746573223A35332C227469636B657473223A5B7B227469636B6574223A22676F7465626F72672D74616D70657265222C22706F696E7473223A362C22636F6D706C65746564223A747275657D2C7B227469636B6574223A2261726875732D6B756F70696F222C22706F696E7473223A31322C22636F6D706C65746564223A747275657D2C7B227469636B6574223A22696D617472612D6B7269737469616E73616E64222C22706F696E7473223A392C22636F6D706C65746564223A747275657D2C7B227469636B6574223A226B61726C737461642D74726F6D736F222C22706F696E7473223A31342C22636F6D706C65746564223A747275657D5D2C22626F6E75736573223A7B2266657272795F6361707461696E223A31327D2C22746F74616C223A3130367D2C7B22726F75746573223A34382C227469636B657473223A5B7B227469636B6574223A226E617276696B2D73746F636B686F6C6D222C22706F696E7473223A31322C22636F6D706C65746564223A747275657D2C7B227469636B6574223A2262657267656E2D6B6972756E61222C22706F696E7473223A31322C22636F6D706C65746564223A747275657D2C7B227469636B6574223A22686F6E6E696E67737661672D74726F6E646865696D222C22706F696E7473223A31322C22636F6D706C65746564223A747275657D2C7B227469636B6574223A226E6F72726B6F70696E672D6F756C75222C22706F696E7473223A392C22636F6D706C65746564223A747275657D2C7B227469636B6574223A22726967612D7661617361222C22706F696E7473223A362C22636F6D706C65746564223A66616C73657D5D2C22626F6E75736573223A7B22636F73745F656666696369656E6379223A372C227261696C5F6261726F6E223A31322C2277696C645F77657374223A377D2C22746F74616C223A3131337D5D2C2277696E6E657273223A5B315D7D7D','3831dea79da4ed0dbfb8744a838fb1fde6016828d5120656c29896de858a0651',X'2594AF5135225D0E1E4F3188169AE8256388104CE89CD970D146212C3AC502B1');
INSERT INTO "tables" VALUES('i5adi060idde',1794983620895,1794983621033,'europe',2,0,'playing',0,X'7B2265646974696F6E223A226575726F7065222C227365617473223A322C226F7074696F6E73223A7B7D2C227669736962696C697479223A2270726976617465222C2270616365223A7B2274797065223A22756E74696D6564227D2C22737065637461746F7273223A747275652C2263686174223A2270726573657473227D',X'7B227365617473223A5B7B2273656174223A302C226E616D65223A22416461222C22706C61796572223A307D2C7B2273656174223A312C226E616D65223A22426F222C22706C61796572223A317D5D2C22726573756C74223A6E756C6C7D','4de16b32d54fe6a134161cac63c77babe7749f611c63186f8c14e6808a9b0ca9',X'F27C30BCF658C8D2DDEADFDB21ABEBC7492806C707BC0FD296CED7950482352D');
CREATE TABLE webhooks (
	table_id VARCHAR(32) NOT NULL, 
	player INTEGER NOT NULL, 
	url TEXT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	site TEXT NOT NULL, 
	PRIMARY KEY (table_id, player)
);
CREATE INDEX tables_by_status ON tables (listed, status, changed);
CREATE INDEX tables_by_edition ON tables (listed, status, edition, changed);
CREATE INDEX tables_by_due ON tables (due, changed);
CREATE UNIQUE INDEX profiles_by_folded_name ON profiles (folded_name);
CREATE UNIQUE INDEX profiles_by_token_hash ON profiles (token_hash);
CREATE INDEX claims_by_table ON claims (table_id);
CREATE INDEX claims_by_profile ON claims (profile_id);
CREATE INDEX standings_by_place ON standings (edition, seats, place);
CREATE INDEX notices_by_due ON notices (due);
COMMIT;
