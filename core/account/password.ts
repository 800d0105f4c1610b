import { type TextKey, text } from '../texts/index.ts';
import { passwordRules } from './password-rules.ts';

/** The passwords attackers try first, in lower case. Only those long enough to pass the length rule. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  000000 0000000 00000000 01234567 0123456789 098765 0987654321 101010 10101010 102030 10203040 111111 1111111
  11111111 111111111 1111111111 112233 11223344 1122334455 121212 12121212 123123 123123123 123321 12341234
  1234321 123454321 123456 1234567 12345678 123456789 1234567890 12345678910 123456a 123456aa 123456abc 123456q
  12345a 1234abcd 1234qwer 123654 123789 123abc 123qwe 123qweasd 12qwaszx 131313 1314520 135790 13579246810 147147
  147258 147258369 159159 159357 159753 159951 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz
  1qaz2wsx 1qazxsw2 212121 222222 232323 246810 252525 258258 2wsx3edc 314159 333333 369258147 369369 444444
  456456 456789 5201314 555555 5555555555 654321 666666 66666666 696969 69696969 741741 741852 741852963 7654321
  777777 7777777 77777777 789456 789456123 789789 852456 87654321 888888 88888888 963852741 987654321 999999
  99999999 999999999 a123456 a12345678 a1b2c3 a1b2c3d4 aa123456 aaa111 aaaaaa aaaaaaa aaaaaaaa abc123 abc1234
  abc12345 abcd1234 abcdef abcdefg abcdefg123 abcdefgh access access14 admin1 admin123 admin1234 administrator
  amanda america andrea andrew android angel1 angel123 angels anthony apple1 apple123 arsenal arsenal1 asd123
  asdasd asdasdasd asdf1234 asdfgh asdfgh1 asdfghj asdfghjk asdfghjkl ashley ashley1 asshole austin autumn azerty
  azerty123 baby123 babygirl babygirl1 bailey banana barcelona baseball baseball1 basketball batman batman1
  batman123 bbbbbb beatles bigdog bitch1 blackberry blessed blink182 blue123 boston brazil buster butterfly
  butterfly1 california camaro canada changeme changeme123 charlie charlie1 cheese chelsea chelsea1 cherry chicago
  chocolate christ coffee college computer computer1 cookie cookies cooper corvette cowboys crystal cupcake dakota
  dallas daniel daniel1 darkside december default demo123 demodemo denver diamond doggie dragon dragon1 dragon123
  eagles eminem facebook facebook1 faith1 family family1 february ferrari florida flower flowers football
  football1 forever forever1 fortnite freedom freedom1 friday friends friends1 fuckyou fuckyou1 furniture
  furniture1 gandalf garfield george ginger golden golfer google google1 google123 green1 guest123 guitar hammer
  hannah harley hearth123 hearthline heather heaven hello1 hello123 hellohello hockey hockey1 homehome
  homesweethome honey1 hotdog hottie hunter hunter1 hunter2 iloveu iloveyou iloveyou1 iloveyou2 internet iphone
  ironman january jasmine jennifer jessica jessica1 jesus1 jesus123 jordan jordan1 jordan23 joshua justin juventus
  killer killer1 kitten kitty1 lakers letmein letmein1 letmein123 lightning linkedin liverpool liverpool1
  livingroom lkjhgf login123 logmein london london1 love123 lovelove lovely loveme loveyou lucky1 lucky7 maggie
  manchester master master1 master123 matrix matthew matthew1 maverick melissa mercedes merlin metallica mexico
  michael michael1 michelle microsoft midnight minecraft minecraft1 mnbvcxz monday money1 money123 monkey monkey1
  monkey123 music1 mustang mustang1 mypassword myspace1 naruto newpassword newyork nicole nicole1 ninja1 ninja123
  nintendo nirvana nokia1 nothing november october oliver oliver1 orange p@ssw0rd p@ssword pa55word packers paris1
  pass123 pass1234 pass12345 pass1word passord passpass passw0rd password password! password1 password12
  password123 password1234 password12345 password123456 passwort patrick peaches peanut pepper phoenix phoenix1
  pikachu pirate playstation poiuyt pokemon pokemon1 porsche prince princess princess1 pumpkin puppies purple
  purple1 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qazxsw qqqqqq qwe123 qwe123456 qweasd qweasdzxc qwer1234
  qwert1 qwert123 qwert12345 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu
  qwertyui qwertyuio qwertyuiop ranger rangers realmadrid redsox robert robert1 roblox rockstar rocky1 rockyou
  rootroot samantha sample123 samson samsung savannah school scooby scooter secret secret123 september sexy123
  shadow shadow1 sierra silver slipknot snoopy soccer soccer1 sophie sparky spiderman spring startrek starwars
  starwars1 steelers strawberry student success sugar1 summer summer1 summer123 sunshine sunshine1 superman
  superman1 suzuki sweetheart sweethome sweetie taylor taylor1 teacher temp123 temppass tennis test123 test1234
  testing testing123 testtest texas1 thomas thomas1 thunder tigger tigger1 toor123 toyota trustno1 tucker user123
  user1234 welcome welcome1 welcome12 welcome123 whatever whatever1 william windows winter winter1 wizard woaini
  woaini1314 wolverine wwwwww xbox360 xxxxxx xxxxxxxx yamaha yankees yellow youtube zaq12wsx zaq1zaq1 zaqwsx
  zxc123 zxcvbn zxcvbn1 zxcvbnm zxcvbnm1 zzzzzz
`
    .trim()
    .split(/\s+/),
);

/** What this shop is called, sells and employs: no password is one of them with digits and signs around it. */
const companyWords: ReadonlySet<string> = new Set([
  ...['hearthline', 'hearth', 'furniture', 'furnishing', 'interior', 'showroom', 'livingroom', 'bedroom', 'diningroom'],
  ...['homeoffice', 'armchair', 'sofa', 'studio', 'specialist', 'customer', 'admin', 'administrator'],
]);

export type PasswordProblem = Extract<
  TextKey,
  'password.tooShort' | 'password.tooLong' | 'password.onlySpaces' | 'password.tooCommon'
>;

/** What a new password must satisfy. Older ones keep working, however short. */
export interface NewPasswordRules {
  readonly shortest: number;
  /**
   * Whether it's on the list of leaked passwords, which is long and stays on the server. Gets it in lower case and
   * trimmed.
   */
  readonly isLeaked: (password: string) => boolean;
}

const plain = (password: string) => password.trim().toLowerCase();

/** A word of ours with a year or a few signs around it: the first thing someone tries who knows the shop. */
function isCompanyWord(password: string): boolean {
  const [word = '', ...others] = plain(password).match(/[a-z]+/g) ?? [];
  return others.length === 0 && companyWords.has(word);
}

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(plain(password)) || isCompanyWord(password);
}

/** What's wrong with a new password, or null. */
export function passwordProblem(password: string, { shortest, isLeaked }: NewPasswordRules): PasswordProblem | null {
  if (password.length < shortest) return 'password.tooShort';
  if (password.length > passwordRules.longest) return 'password.tooLong';
  if (plain(password) === '') return 'password.onlySpaces';
  return isCommonPassword(password) || isLeaked(plain(password)) ? 'password.tooCommon' : null;
}

/** The same as the form's message; null for a good password. */
export function passwordProblemText(password: string, rules: NewPasswordRules): string | null {
  const problem = passwordProblem(password, rules);
  if (problem === 'password.tooShort') return text(problem, { shortest: rules.shortest });
  return problem && text(problem);
}

/** The sign-in modal only rejects what can't be a password at all; the account check decides the rest. */
export function signInPasswordProblem(password: string): Extract<TextKey, 'signIn.passwordTooShort'> | null {
  return password.length < passwordRules.shortest ? 'signIn.passwordTooShort' : null;
}
