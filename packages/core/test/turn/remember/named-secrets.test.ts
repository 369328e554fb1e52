import { describe, expect, test } from "vitest"
import { createMemory } from "../../../src/index.ts"
import { redact, redactLines } from "../../../src/turn/remember/redact.ts"

const S = "Fliederduft"

describe("the value of something with the name of a secret is cut, also a plain word", () => {
  test.each([
    ["a property list", `<key>Password</key>\n<string>${S}</string>\n<key>Host</key><string>kept</string>`],
    ["an element of XML", `<server><username>kept</username><password>${S}</password></server>`],
    ["an element in a namespace", `<w:Token><w:User>kept</w:User><w:Password Type="Text">${S}</w:Password></w:Token>`],
    ["a section of characters", `<password><![CDATA[${S}]]></password> kept`],
    [
      "an element beside its name",
      `<name>db.ConnectionPassword</name>\n<value>${S}</value><name>a</name><value>kept</value>`,
    ],
    ["an element that an attribute names", `<entry key="db.password">${S}</entry><entry key="db.user">kept</entry>`],
    ["an attribute", `<add key="SmtpPassword" value="${S}"/><add key="Host" value="kept"/>`],
    ["a row of HTML", `<tr><th>User</th><td>kept</td></tr><tr><th>Passwort</th><td>${S}</td></tr>`],
    ["a column of HTML", `<tr><th>User</th><th>Password</th></tr><tr><td>kept</td><td>${S}</td></tr>`],
    ["a term and its description", `<dt>Password</dt><dd>${S}</dd><dt>Host</dt><dd>kept</dd>`],
    ["code behind a label", `<li>Admin password: <code>${S}</code></li><li>Port: kept</li>`],
    ["a row of Markdown", `| Setting | Value |\n|---|---|\n| Admin password | ${S} |\n| Host | kept |`],
    ["a list of names and values", `- name: JWT_SECRET\n  value: "${S}"\n- name: REGION\n  value: kept`],
    ["the same with the value first", `[{"value":"${S}","name":"DB_PASSWORD"},{"value":"kept","name":"TZ"}]`],
    [
      "a template of a cloud",
      `{"ParameterKey":"DbPassword","ParameterValue":"${S}"},{"ParameterKey":"Size","ParameterValue":"kept"}`,
    ],
    ["a nested value", `password:\n  value: ${S}\n  hint: kept`],
    ["a block of YAML", `db_password: >-\n  ${S}\nhost: kept`],
    ["an entry of a program", `$db["default"]["password"] = "${S}"; $db["host"] = "kept";`],
    ["a constant", `#define WIFI_PASS "${S}"\n#define HOST "kept"`],
    ["an argument behind its name", `props.put("mail.smtp.password", "${S}"); props.put("host", "kept");`],
    ["the password of a login", `requests.get(url, auth=("kept", "${S}"))`],
    ["the password of a connection", `new PDO("mysql:host=kept", "app", "${S}")`],
    ["a field of a page", `page.fill("#password", "${S}"); page.fill("#mail", "kept")`],
    ["an option", `./deploy.sh --client-secret ${S} --region kept`],
    ["an option of one dash", `keytool -storepass ${S} -keystore kept`],
    ["an option of PowerShell", `Connect-Thing -Password '${S}' -Server kept`],
    ["a secure string", `ConvertTo-SecureString -AsPlainText "${S}" -Force # kept`],
    ["a joined option of a program", `mysql -u root -p${S} kept`],
    ["an option of a subcommand", `docker login -u kept -p ${S} quay.io`],
    ["an option over two lines", `docker login \\\n  -u kept \\\n  -p ${S}`],
    ["a login of a program", `smbclient //nas/kept -U lea%${S}`],
    ["a word of a program", `wpa_passphrase kept ${S}`],
    ["the drive of a network", `net use Z: \\\\nas\\kept /user:lea ${S}`],
    ["what is printed into a login", `echo -n ${S} | docker login -u kept --password-stdin`],
    ["what is handed to a login", `sudo -S apt update kept <<< "${S}"`],
    ["a user and a password that are printed", `echo "kept:${S}" | chpasswd`],
    ["an address without a scheme", `kept:${S}@tcp(db1:3306)/shop`],
    ["an address with a slash", `jdbc:oracle:thin:kept/${S}@//db1:1521/shop`],
    ["a file of passwords", `db1:5432:kept:lea:${S}`],
    ["a router", `enable password ${S}\nhostname kept`],
    ["a user of a router", `username kept privilege 15 secret 0 ${S}`],
    ["a community", `snmp-server community ${S} RO kept`],
    ["a parameter of a context", `<param-name>apiSecret</param-name><param-value>${S}</param-value><a>kept</a>`],
    ["an instruction of an image", `ENV APP_SECRET ${S}\nUSER kept`],
    ["the word of an administration", `mysqladmin -u kept password ${S}`],
    ["a shared key of a tunnel", `set security ike policy kept pre-shared-key ascii-text "${S}"`],
  ])("in %s", (_, text) => {
    const { text: clean } = redact(text)
    expect(clean).not.toContain(S)
    expect(clean).toContain("kept")
    expect(redact(clean).text).toBe(clean)
  })
})

test("logins in base64 are cut, other values of the same name stay", () => {
  const encoded = Buffer.from(`lea:${S}`).toString("base64")
  expect(redact(`{"auths":{"quay.io":{"auth":"${encoded}"}}}`).text).not.toContain(encoded)
  expect(redact(`kind: Secret\ndata:\n  a: ${encoded}`).text).not.toContain(encoded)
  for (const text of ['{"auth": "none"}', '{"auth": {"type": "basic"}}', "auth=ldap"])
    expect(redact(text).text).toBe(text)
})

test("what only looks like a secret stays", () => {
  for (const text of [
    "password: required",
    "PasswordPolicy=strict and MinPasswordLength=12 are set.",
    "<password>${env.NEXUS_PASS}</password>",
    "<key>PasswordRequired</key><true/>",
    '<xs:element name="password" type="xs:string"/>',
    "<tr><th>Password</th><th>Host</th></tr>",
    "<dt>Token</dt><dd>A token identifies a session.</dd>",
    '<string name="password_hint">Enter your password</string>',
    "| Field | Type |\n|---|---|\n| password | string |\n| token | uuid |",
    '{"password": {"type": "string", "minLength": 8}}',
    '{ token: "HttpClient", useFactory: create }',
    'const State: Token<State> = token("State")',
    'pin: "Anheften", unpin: "Lösen"',
    "{ headers: { authorization: `Bearer ${key}` }, apiKey: key }",
    'name === "apikey" ? "apiKey" : "global"',
    '["id", "password", "created_at"]',
    'i18n.t("password", "Passwort")',
    "- name: DB_PASSWORD\n  valueFrom:\n    secretKeyRef:\n      name: db\n      key: password",
    "existingSecret: db-auth",
    "password: !vault |",
    "ALTER TABLE users ADD password varchar(60);",
    "docker run -u root -p 8080:80 nginx",
    "ssh -p 2222 lea@host && mkdir -p src/forms && cp -p a.txt b.txt",
    "mysql -u root -p shop",
    'curl -u "$USER:$PASS" -w "%{http_code}" https://example.org',
    'echo "$TOKEN" | docker login -u lea --password-stdin',
    "ConvertTo-SecureString $plain -AsPlainText -Force",
    "--password asks for it, --password-file /run/secrets/db reads it.",
    'echo "hello world" | tee out.txt',
    "net user lea /active:yes",
    "service password-encryption\nusername lea privilege 15\nneighbor 10.0.0.2 remote-as 65001",
    "username is required and password is optional",
    "I parked at 12:30:45:lot:blue near the museum.",
  ])
    expect(redact(text).text).toBe(text)
})

test("a made secret is also cut where one text repeats it, a word is not", () => {
  expect(redact("db_password: kranich2207\nIs kranich2207 too short?").text).not.toContain("kranich2207")
  expect(redact('db_password: "Retriever"\nThe Retriever ranks.').text).toContain("The Retriever ranks.")
})

test("a chat keeps what stands beside a secret in commands, settings and mark-up", async () => {
  await using memory = await createMemory()
  const kept = [
    [`keytool -genkeypair -storepass ${S} -keystore web.jks`, "web.jks"],
    [`mysqldump -ulea -p${S} shop > out.sql`, "out.sql"],
    [`git clone https://lea:${S}@git.example.org/x.git`, "git.example.org"],
    [`{"key":"SMTP_PASSWORD","value":"${S}"},{"key":"SMTP_HOST","value":"mail.example"}`, "mail.example"],
    [`<li>Mot de passe : <code>${S}</code></li><li>Port : <code>22</code></li>`, "22"],
    ["tokenType: Bearer\ntokenExpiry: 3600", "3600"],
  ] as const
  for (const [index, [text, beside]] of kept.entries()) {
    const one = memory.for({ user: `user-${index}` })
    await one.remember(text)
    await memory.settled()
    const content = (await one.list()).items.map(({ content }) => content).join("\n")
    expect(content).toContain(beside)
    expect(content).not.toContain(S)
  }
})

test("a chat still cuts a secret that is told beside such a line", async () => {
  await using memory = await createMemory()
  const ada = memory.for({ user: "ada" })
  await ada.remember(`mysql -u root -p${S} shop\nmy card pin is 7719`)
  await memory.settled()
  const content = (await ada.list()).items.map(({ content }) => content).join("\n")
  expect(content).not.toMatch(/7719|Fliederduft/)
})

test("lines keep their numbers", () => {
  const text = "<data>\n<key>SharedSecret</key>\n<string>\nS2llYml0ejcx\nS2llYml0eg==\n</string>\n</data>"
  expect(redactLines(text).split("\n")).toHaveLength(text.split("\n").length)
  expect(redactLines(text)).not.toContain("S2ll")
})
