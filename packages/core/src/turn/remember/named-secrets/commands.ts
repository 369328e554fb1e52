/** Where a program takes a secret on its command line, beside options that are named after one. */
export interface CommandSecrets {
  /** A word that has to be among the arguments; `position` counts from behind it. */
  readonly subcommand?: RegExp
  /** Options whose next word is a secret. */
  readonly options?: readonly string[]
  /** Options whose secret follows without a blank: "-pSECRET". */
  readonly attached?: readonly string[]
  /** Options with "user:password", and the mark between the two. */
  readonly logins?: { readonly options: readonly string[]; readonly mark: string }
  /** The secret among the words that are no options, counted from 0. */
  readonly position?: number
  /** Options whose next word is their value, for `position`. */
  readonly valued?: readonly string[]
  /** Words that are not counted for `position`. */
  readonly skipped?: RegExp
  /** A word of which the second group is a secret, behind the first one. */
  readonly pattern?: RegExp
}

const login = (options: readonly string[], mark = ":"): CommandSecrets => ({ logins: { options, mark } })

/** "user/password@database", as Oracle's programs take it. */
const oracle: CommandSecrets = { pattern: /^(["']?\w[\w.$-]{0,60}\/["']?)([^\s"'@/]{3,100})["']?(?:@.*)?$/ }
/** The same where the word before it may be one of a sentence. */
const oracleAt: CommandSecrets = { pattern: /^(["']?\w[\w.$-]{0,60}\/["']?)([^\s"'@/]{3,100})["']?@.*$/ }

const TABLE: readonly (readonly [programs: string, CommandSecrets])[] = [
  ["sshpass", { options: ["-p"], attached: ["-p"] }],
  [
    "docker podman buildah skopeo nerdctl crane oras helm oc cf regctl",
    { subcommand: /^login$/, options: ["-p"], attached: ["-p"] },
  ],
  [
    "mysql mysqldump mysqladmin mysqlimport mysqlcheck mysqlshow mysqlsh mysqlbinlog mariadb mariadb-dump mariadb-admin 7z 7za 7zz 7zr rar unrar",
    { attached: ["-p"] },
  ],
  [
    "mongo mongosh mongodump mongorestore mongoexport mongoimport mongostat cqlsh cypher-shell az psexec psexec64 winexe evil-winrm nxc netexec crackmapexec rdesktop plink pscp steamcmd",
    { options: ["-p"] },
  ],
  ["plink pscp putty", { options: ["-pw"] }],
  ["useradd usermod", { options: ["-p"] }],
  [
    "mosquitto_pub mosquitto_sub sqlcmd bcp osql isql tsql ipmitool ipmiutil ndsctl",
    { options: ["-P"], attached: ["-P"] },
  ],
  ["zip unzip zipcloak mqttui", { options: ["-P"], attached: ["-P"] }],
  ["ldapsearch ldapadd ldapmodify ldapdelete ldapwhoami ldapcompare ldapmodrdn", { options: ["-w"], attached: ["-w"] }],
  ["ldappasswd", { options: ["-w", "-s", "-a"] }],
  ["security", { subcommand: /^(?:add|unlock|find|create|import|set)-/, options: ["-w", "-p", "-P"] }],
  ["redis-cli valkey-cli keydb-cli", { options: ["-a"] }],
  ["redis-cli valkey-cli keydb-cli", { subcommand: /^auth$/i, position: 0 }],
  ["openssl", { options: ["-k", "-K"] }],
  ["openssl", { pattern: /^(pass:)([^\s"']{3,200})$/ }],
  [
    "snmpget snmpwalk snmpset snmpgetnext snmpbulkwalk snmpbulkget snmptrap snmpinform snmpstatus snmptable",
    { options: ["-A", "-X", "-c"], attached: ["-A", "-X", "-c"] },
  ],
  ["curl wget", login(["--user", "--proxy-user", "-u", "-U"])],
  ["http https httpie xh xhs", login(["--auth", "-a"])],
  [
    "smbclient rpcclient smbget smbmap smbcacls mount.cifs net winexe wmic pth-smbclient rpcdump.py",
    login(["--user", "-U"], "%"),
  ],
  ["lftp", login(["--user", "-u"], ",")],
  ["skopeo", login(["--src-creds", "--dest-creds", "--creds"])],
  ["ab siege hey", login(["-A"])],
  ["xfreerdp xfreerdp3 wlfreerdp sdl-freerdp mstsc", { pattern: /^(\/p:)(\S{3,200})$/ }],
  ["schtasks psexec", { options: ["/rp", "/p"] }],
  ["signtool", { options: ["/p"] }],
  ["mysqladmin nmcli wpa_cli iw vault", { options: ["password", "psk"] }],
  ["ansible-vault", { subcommand: /^encrypt_string$/, position: 0 }],
  ["wmic taskkill tasklist systeminfo getmac driverquery", { options: ["/p"] }],
  ["net", { subcommand: /^use$/i, position: 0, skipped: /^[a-z]:$|^\\\\|^\*$|^lpt\d/i }],
  ["net net1", { subcommand: /^user$/i, position: 1 }],
  ["wpa_passphrase", { position: 1 }],
  ["htpasswd", { subcommand: /^-[a-zA-Z]{0,6}b[a-zA-Z]{0,6}$/, position: 2 }],
  ["ssh-keygen", { options: ["-N", "-P"] }],
  ["pdftk", { options: ["input_pw", "user_pw", "owner_pw"] }],
  ["rabbitmqctl", { subcommand: /^(?:change_password|add_user|authenticate_user)$/, position: 1 }],
  ["rclone", { subcommand: /^obscure$/, position: 0 }],
  ["ngrok", { subcommand: /^(?:auth|add-auth)token$/, position: 0 }],
  ["bw", { subcommand: /^unlock$/, position: 0 }],
  ["bw", { subcommand: /^login$/, position: 1 }],
  ["mc", { subcommand: /^set$/, position: 3 }],
  ["cloudflared", { subcommand: /^install$/, position: 0 }],
  ["convertto-securestring", { options: ["-String"], position: 0 }],
  ["sqlplus impdp expdp sqlldr", oracle],
  ["imp exp rman sql sqlcl", oracleAt],
  ["netsh", { pattern: /^(keyMaterial=)(\S{3,100})$/i }],
]

/** The rows of the table by the name of a program in lower case. */
export const COMMANDS: ReadonlyMap<string, readonly CommandSecrets[]> = TABLE.reduce((rows, [programs, row]) => {
  for (const program of programs.split(" ")) rows.set(program, [...(rows.get(program) ?? []), row])
  return rows
}, new Map<string, readonly CommandSecrets[]>())

/** A text that names one of the programs. */
export const PROGRAM = new RegExp(
  String.raw`(?<![\w.-])(?:${[...COMMANDS.keys()].join("|").replaceAll(".", "\\.")})(?:\.exe)?(?=\s)`,
  "i",
)
