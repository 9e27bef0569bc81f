import { fail } from '#core/errors.ts';
import { accountsTexts as texts } from '../texts.ts';

/**
 * The passwords that people choose most, of eight and more characters, with Nigerian favourites first. Guessing starts here.
 * Taken from zxcvbn-ts (MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts).
 */
const WORDS = `
nigeria1 nigeria12 nigeria123 nigeria1234 nigeria@123 naija123 naija1234 naijaboy naijagirl lagos123 lagos1234 lagosstate abuja123 abuja1234 kano1234 ibadan123 kaduna123 enugu123 benin123 gidana12
gidana123 gidana1234 gidana@123 gidanagidana godisgood godisgreat godislove godislove1 godbless godfirst jesus123 jesus1234 jesusislord jesuslovesme jesuschrist ilovejesus ilovegod allahuakbar
alhamdulillah bismillah bismillahi inshaallah allahisgreat mohammed muhammad abdullah abdullahi ibrahim1 ibrahim123 aisha123 fatima123 blessing blessing1 blessing123 goodness goodluck goodluck1
favour123 grace123 mercy123 peace123 victory1 victory123 success1 success123 wisdom123 emmanuel emmanuel1 emmanuel123 chukwuemeka chidinma chioma123 oluwaseun oluwaseyi oluwatobi oluwafemi
oluwadamilola olamide1 temitope babatunde ayodeji123 adebayo123 chelsea1 chelsea123 arsenal1 arsenal123 liverpool1 liverpool123 manutd123 barcelona barcelona1 realmadrid ronaldo7 ronaldo123 messi123
password@1 password@123 p@ssw0rd p@ssword p@ssword1 pass@123 pass1234 admin123 admin1234 admin@123 administrator welcome1 welcome123 welcome@123 qwerty12 qwerty1234 qwerty@123 abc12345 abcd1234
abcd@1234 a1b2c3d4 12345678910 123456789a 1234567891 1234567890a 11223344 112233445566 12341234 123123123 1122334455 asdf1234 iloveyou1 iloveyou2 iloveyou123 changeme changeme1 changeme123 letmein1
letmein123 house123 landlord property realestate mypassword mypassword1 secret123 test1234 testing123 user1234 default1 passpass password12 password123 password1234 password12345 password2024
password2025 password2026 00000000 0000000000 99999999 88888888 08012345678 08030000000 password 12345678 123456789 baseball football qwertyuiop 1234567890 superman 1qaz2wsx jennifer trustno1 sunshine
iloveyou computer michelle starwars princess 11111111 corvette 1234qwer internet samantha q1w2e3r4t5 maverick whatever mercedes steelers qwer1234 hardcore q1w2e3r4 midnight bigdaddy victoria marlboro
password1 1q2w3e4r cocacola jordan23 asdfasdf danielle 12344321 jonathan liverpoo qwerty123 passw0rd slipknot scorpion startrek asdfghjkl redskins qazwsxedc liverpool nicholas butthead dolphins
qwertyui shithead metallic mountain benjamin elephant rush2112 1q2w3e4r5t creative garfield bullshit asdfghjk 1qazxsw2 december airborne brooklyn godzilla 4815162342 williams darkness blink182
platinum lifehack 12qwaszx snowball nintendo november pakistan explorer redwings 789456123 lasvegas guinness christin babygirl michigan carolina alexande dickhead minecraft metallica kristina kimberly
snickers paradise caroline 147258369 lacrosse bollocks poohbear qweasdzxc einstein drowssap courtney spitfire patricia maryjane champion svetlana anderson westside security zaq12wsx alexander 1232323q
scarface marshall veronica stargate 12345qwert semperfi brittany scotland cherokee simpsons michael1 vladimir franklin infinity passport bulldogs 1234554321 budlight usuckballz1 softball fktrcfylh
kawasaki wildcats logitech swordfis motorola alexandr patriots colorado juventus freeuser warcraft wolverin elizabet valentin mitchell ncc1701d spiderma hello123 virginia pearljam 123qweasd predator
charlie1 panthers peekaboo rolltide american cardinal chevelle fyfcnfcbz loverboy lovelove 123654789 electric darkside hercules lawrence wolfpack 741852963 spiderman blizzard cheyenne 123456789q
cjkysirj 147852369 sterling basketball pussycat freepass airplane billybob stingray chocolat zeppelin firebird business greenday tarheels hellfire engineer serenity fireball 1029384756 remember
darkstar mustang1 pavilion bobafett dbrnjhbz harrison swimming defender precious icecream swordfish presario rockstar airforce thailand 21122112 bluebird goldfish wrangler cadillac longhorn microsoft
christia qazwsx123 assassin atlantis 123qweasdzxc lonewolf software leonardo srinivas angelina valentina veronika babydoll wordpass butterfly devildog mistress freedom1 soso123aljg montreal wolfgang
31415926 hotstuff basketba birthday stephani jessica1 testtest fuckyou2 kathleen savannah shamrock deftones goldberg renegade hamilton cristina blahblah enterpri 1234abcd babylon5 sweetpea trfnthbyf
cavalier marathon aardvark butterfl bigboobs manchester yankees1 napoleon buckeyes fredfred highland 1qaz2wsx3edc diamonds campbell chandler drpepper elizabeth pornstar thuglife sherlock morpheus
wetpussy consumer adgjmptw sundance isabella overlord isabelle ultimate ncc1701e matthew1 geronimo 123qwe123 aleksandr portugal superfly q1w2e3r4t5y6 florence wrinkle1 11235813 51505150 seminole
alejandr concrete access14 margaret christop letmein2 qazxswedc trombone pleasure rhbcnbyf christian cdtnkfyf stallion mongoose kingkong bluemoon personal a1234567 fuckyou1 immortal 123454321 dietcoke
anthony1 giovanni hollywoo morrison 14789632 clifford bonehead fernando ghbdtnbr charlott 1123581321 ilovesex william1 hongkong sebastia werewolf super123 cooldude eternity lollipop tottenha stocking
anything columbia makaveli robinson verbatim satan666 standard blackcat punkrock raistlin infantry qwerty12345 waterloo seinfeld musicman megadeth skywalke gn56gn56 squirrel wolverine qazwsxed
stardust twilight intrepid vanhalen punisher 1234567a showtime fuckfuck 111222333 skittles ekaterina hannibal thunder1 1q2w3e4r5t6y portland panasonic sandiego penelope blackdog 1a2b3c4d californ
playtime warriors gangster christine chargers mushroom dingdong crusader stranger dkflbvbh anastasia slapshot guardian 147896325 septembe angelica scarlett 123321123 kittycat munchkin rammstein
1passwor barcelon santiago blackman starcraft coltrane katerina fuck_inside discover spanking shaney14 192837465 lonestar stonecol meridian heather1 25802580 richard1 alexandra zaq1xsw2 beautiful
lowrider tacobell 123698745 catalina halflife johnjohn kangaroo thompson socrates keyboard national formula1 qwerasdf 12369874 penguins fuckface vacation ragnarok asshole1 mailcreated5240 lorraine
dodgeram sebastian colombia oblivion sithlord mustangs scoobydo bigballs zxcv1234 titleist richmond director magnolia blueeyes mersedes 12312312 springer patrick1 martinez cowboys1 nuttertools
gateway1 imperial grateful peterpan kingston pa55word freckles margarita deadhead research mariners rootbeer aspirine frederic children stephanie scooter1 11112222 creampie plymouth justdoit 1234567q
lightnin caliente goodtime catherin redalert brucelee porkchop aquarius raiders1 thankyou fletcher shopping a1s2d3f4 sapphire qwert123 qazwsxedcrfv hastings blackjac spectrum chevrole amsterdam
diamond1 rosemary candyman beatrice front242 atlantic labrador 123456qwerty syracuse southern commando clitoris 8j4ye3uz monopoly pineappl lesbians gangbang spartans romashka 123456aa snuggles
phoenix1 infiniti jeremiah 1234567890q cosworth charlotte doberman qawsedrf brandon1 webmaster viktoria porsche9 starbuck beefcake godsmack clarence valhalla starfish sailboat achilles ncc1701a
pa55w0rd frontier swingers terminator kentucky jackson1 doughboy butthole phillies dannyboy nebraska qwertyuio pinkfloy maryland luckydog september oklahoma qwerty123456 agent007 vfrcbvrf nathalie
whocares vkontakte ihateyou dilligaf mandingo california technics golfball bunghole 15426378 hurrican stripper aberdeen rfnthbyf enterprise dthjybrf handsome excalibu brothers keystone flamingo
passwort lancelot melissa1 australia kamikaze designer pokemon1 somethin apollo13 bearbear bradford deeznuts warhammer rangers1 blueblue meatball columbus manchest macdaddy michaela 123456789z
sentinel universe truelove eatpussy sexygirl billyboy military jamesbon microsof microlab pantyhos lifetime gordon24 theodore function 73501505 passwor1 azsxdcfv charlton bigmoney superstar fordf150
terminal wildfire vladislav hollywood gretchen saratoga 321654987 greenbay trinidad chicken1 rjirfrgbde meatloaf hyperion rightnow treasure lisalisa chester1 jasmine1 maradona anaconda japanese
catherine woofwoof poontang christopher albatros richards turkey50 kenworth happy123 dinosaur holyshit lionking happyday chickens chocolate ericsson positive crazybab sherwood polniypizdec0211
fktrcfylhf zxcasdqwe hardrock anhyeuem madeline february samsung1 applepie skywalker gandalf1 davidson skorpion hellyeah australi rockhard hedgehog 13243546 yosemite 1qa2ws3ed mikemike pooppoop
america1 karolina starship 0.0.0.000 salvador greatone freeporn football1 78945612 francois packers1 robotech roadkill backdoor rastaman alliance killbill cinnamon sojdlg123aljg 18436572 963852741
bangbang jeanette operator mechanic amsterda pingpong rasputin marianne majestic passwords kingfish zxcvbnm1 gotohell wrestlin railroad lineage2 thursday a123456789 peterson phillips nwo4life charles1
kcj9wx5n underdog r2d2c3po snoopdog broadway umbrella splinter fuckthis chemical 123789456 jamesbond blackhaw sinclair megapass translator magicman supersta giuseppe caligula shannon1 meredith
bullseye saturday kristine tunafish gfhjkm123 dkflbckfd p0015123 12131415 crawford tazmania deepthroat dfktynbyf tommyboy chainsaw christina marino13 getmoney budweise qazwsx12 brighton vfhufhbnf
mamapapa penthous chrisbln snowboar undertaker flounder moneyman canadian viewsonic downtown eastside sneakers golfgolf panasoni chicago1 thanatos ghjcnjnfr whitesox poseidon johannes gargoyle
intruder sunnyday ferrari1 solution madison1 newcastl goldstar buckshot titanium federico assholes superman1 sunflowe babyblue westwood apple123 boomboom florida1 motherlode multiplelo callaway
starfire paintbal winston1 123qwerty knickers lokomotiv panther1 thirteen rjycnfynby avalanch philippe hotpussy zerocool tomorrow godfather original newyork1 idontknow vfvfgfgf beerbeer 1x2zkg8w
francesc syncmaster christie zxasqw12 paintball monalisa terrapin spongebob attitude clevelan barefoot chuckles meathead cfitymrf cambiami 12345678q aleksandra gladiator southpark mazafaka pianoman
casanova traveler hawkeyes clarinet deeznutz 10203040 meowmeow monster1 triangle valencia rhiannon crystal1 smeghead andromeda 12345679 cerberus james007 tiberius gabriell salamander resident hayabusa
together juliette 1q2w3e4r5 crjhgbjy nokia6300 rockford goldwing brewster thegreat confused whiskers spaceman rebecca1 12qw34er gesperrt wrestling sersolution overkill rhfcjnrf montgom240 bulldog1
something 12345qwe runescape lightning 14725836 19411945 hoosiers recovery adrienne roadking illusion medicine leavemealone megatron doghouse 12345678a mortgage heineken fishing1 moonlight
motherfucker balloons tinkerbell 135792468 babyface hardcock blackbir bookworm godfathe seahawks talisman blackjack hawaiian alphabet beautifu 123456654321 mortimer roadrunn password2 charlene
christmas handyman digital1 tiffany1 dutchess 12301230 wareagle valkyrie idontkno teddybea dragonball babybaby dolphin1 inuyasha stanford sullivan wishbone gameover fuckoff1 kittykat sinister dragon12
friendly aa123456 geoffrey newpass6 katherine claymore bitchass sporting matthews checkers gabriela alexalex preacher gamecube armagedon playstation z1x2c3v4 rhtdtlrj blackout bcfields electron
devil666 silverad 123456qw thunderb ghostrider reynolds cannabis southpar jackson5 absolute lipstick laurence mandarin baseball1 tottenham kleopatra dirtbike 1357924680 katherin northern cameltoe
bluefish slippery qweasd123 mollydog annabell starcraf ghblehjr vasilisa scorpio1 illinois deadpool farscape sunflower hopeless carpedie asdfzxcv shepherd gatorade cameron1 borussia flexible graphics
fyutkbyf 123qq123 yfcntymrf thedoors 7ugd5hip2j pussyman elizaveta strength webmaste augustus alejandro argentina corleone vampires 987456321 babylove sergeant dragonba stonecold register buttercu
01020304 millions millwall patience chrysler bullfrog a12345678 istanbul ashleigh universal binladen shanghai porsche1 gabriel1 jayhawks amateurs barbados nightmare knockers chevrolet cristian
coolness criminal hardware bobdylan capslock teddybear gfhjkmgfhjkm missouri carlitos coldbeer netscape andromed brigitte yeahbaby eldorado eastwood monkey12 paranoid rainbow6 soulmate 9293709b13
microphone kakashka 50spanks fgtkmcby brittney fastball creature just4fun smashing washington mephisto shitface fountain specialk estrella buddyboy piramida violetta spencer1 salasana q2w3e4r5
heritage 11221122 browning insomnia kissmyass budapest sexysexy pinkfloyd playboy1 sandwich testpass gamecock maxwell1 magician wildcard magazine telephon 1234asdf 1a2s3d4f rochelle pringles iverson3
vsjasnel12 darklord loveless radiohea reckless jiggaman tiger123 classics hooligan scrabble jellybea hawaii50 pharmacy abnormal concorde qazwsxedc123 islander jakejake yjdsqgfhjkm kazantip strawberry
maksimka wg8e3wjf sweetnes master12 andersen ferguson 123456qwe dynamite gertrude doomsday rhjrjlbk mariposa killer12 mazda626 excalibur marcello buttfuck masamune 12365478 chestnut fullmoon pornporn
michael2 inspiron forsaken snowboard lollypop insanity creation katarina moonbeam gonzalez senators pumpkins windsurf green123 reddevil sheridan rjhjktdf killkill woodland vanguard aviation stanislav
yankees2 mobydick sausages francesco anastasiya nevermind presiden faithful vfitymrf happiness robotics temppass highheel firewall polopolo evolution drummer1 pussy123 pumpkin1 download fandango
qwerty11 earnhard angelika icehouse misfit99 christma zaqxswcde zxcvbnm123 pineapple harrypotter gorgeous qwert12345 vikings1 spongebo broncos1 starstar radiohead viktoriya holidays mckenzie reddwarf
dodgers1 platypus 1z2x3c4v abrakadabra marianna services longjohn 134679852 alessandro honolulu nygiants windmill freebird slamdunk snowflak irishman bergkamp training warrior1 playstat mudvayne
dudedude jackjack johndeer zildjian josephin fishbone genesis1 bigblock jefferso clippers chambers thisisit monkeybo death666 hounddog pallmall angel123 webhompas monsters comanche whiteout roadster
stefanie heinrich undertak anastasi festival coolcool qwe123qwe mazdarx7 choochoo 123456789s kisskiss cbr900rr lovelife chipmunk good123654 bluebell kjrjvjnbd fuckinside washingt tkbpfdtnf smirnoff
pipeline james123 fishhead konstantin freefree summer99 newcastle krasotka starligh wireless scoobydoo koroleva michaels yogibear redbaron testing1 nascar24 president 7894561230 highbury zachary1
username survivor wanderer soccer12 fuckhead costello washburn catwoman lemonade bearcats solitude cocksuck cricket1 slowhand paradigm nostromo borabora arkansas terminat rainbow1 fantasia stephen1
underground johnson1 peaches1 cnfybckfd ghbywtccf 74108520 wildbill gilligan berkeley pool6123 armstron tropical sundevil hurricane volkswag zanzibar mustang6 trouble1 coventry gtnhjdbx 45m2do5bs
nirvana1 sidekick revolver jackass1 cleopatr jermaine gbhfvblf marines1 everlast tinkerbe bluesman customer 12qw12qw marjorie penguin1 tokiohotel straight nautilus highlander firefire longdong
threesom asdqwe123 ghjcnjgfhjkm nokia6233 ghbdtn123 asdfgh01 valentine 123456123 matthias buddy123 private1 andyod22 complete fredrick fearless antelope marseille pantera1 viewsoni evangelion handball
barselona zxcasdqwe123 sandrine sprinter fyfnjkbq palmtree sonyericsson 25800852 question soccer10 carpente spartan1 pasadena coldplay fairlane elcamino callisto tomahawk gladiato fantomas castillo
honeybee yamahar1 wildwood david123 johngalt sweetness mcdonald buffalo1 cheshire superior ministry trinitro capricorn vendetta margarit bigpoppa voyager1 antonina hetfield cutiepie nonenone papillon
baritone stephane freefall vjqgfhjkm mischief foxylady dominion enforcer leedsutd f00tball remingto rfvfcenhf derparol cleopatra carnival ghjuhfvvf knuckles kayleigh harddick firefigh blowfish
sexylady alexandre whiteboy cromwell minemine dontknow wp2003wp lakeside 123456ru noname123 screamer calimero dfktynby francisc swinging cygnusx1 trucking obsidian money123 giovanna sasha_007
marijuana kordell1 cassandr moonligh blueball bigbooty wrestler building fishfish paramedi capricor universa lalakers cherries eclipse1 darkangel whistler smackdow strawber facebook transfer clarissa
argentin slimshady nokian73 chris123 johncena pictures suckmydick dogpound 19283746 notebook prospect daylight capetown cartman1 fortress telephone eggplant fussball perfect1 hallo123 pufunga7782
budweiser marseill goodgirl university vincent1 southpaw sylveste forever1 magellan captain1 taekwondo sonyfuck sabrina1 goldfing 1234zxcv marcius2 pentagon hotgirls cornwall mandrake bubbles1
earthlink lakewood moonshin suburban challeng opendoor commande stanley1 jonathon bubba123 navigator hellokitty fkbyjxrf millenium gateway2 camaross bluejays 135798642 whatwhat optimist enternow
destiny1 hattrick beatles1 natasha1 bordeaux 12345qwer vanessa1 therock1 cardinals marriage espresso p4ssw0rd nightwish gsxr1000 23skidoo ghhh47hj7649 shadow12 speedway roadrunner ironmaiden supernov
toriamos patches1 mamacita stigmata gonzales nineinch waterboy klondike somerset mulligan krokodil hardball azertyui republic romantic vauxhall rfntymrf almighty stratfor mississippi suckdick houston1
intercourse power123 lenochka marijuan limewire blue1234 12345qwerty htubcnhfwbz awesome1 funstuff printing theforce chiquita maserati cabernet sheepdog hairball vancouve 123456789m scheisse montana1
pimpdadd baltimor mash4077 kirkland riccardo sigmachi revolution dragon69 absolutely rfhnjirf sammy123 colonial q1234567 ilikepie toonarmy natalie1 bigdicks cashmone myxworld kristian dominiqu
darkange scrapper delaware progress gabriele smoothie slimshad q123456789 vqsablpzla pathfind elisabet evolutio velocity annmarie dolemite vagabond woodstoc plastics aolsucks rachelle billabon
ncc74656 austin31 nevermore p0o9i8u7 forgetit password9 reginald killer123 dukeduke archange minimoni hellsing rocknrol zaqwsxcde morrowind friendster modelsne futurama skateboard homemade herewego
lonesome pornking blackbird cucumber vipergts 123qwert summer69 jeepster acidburn fireblad pinnacle jellybean peterbil dilbert1 lighting homework fellatio baracuda flipflop singapor sasha123 12345abc
crackers warhamme masterbate starwars1 flamengo lfitymrf snowbird 123456789d bradley1 daughter navyseal carebear kamasutra bastards 10293847 14881488 whiplash rainyday stafford nightmar 69camaro
dragonfl stickman sexybitch puppydog 5wr2i7h8 melanie1 apollo11 rockwell vfntvfnbrf eleonora alleycat ambrosia phialpha exchange lokiloki cartoons contract daisydog penetration laetitia mustang2
adrenalin goldeney luckyone escalade 0192837465 fyutkjxtr touching trinity1 charisma rainbows 12345qaz cleveland cocksucker 12348765 369258147 dragster bismarck cambridg 1michael treefrog 123456789qwe
nounours speakers buttercup mallorca alexander1 normandy thumper1 playball 7777777a wonderful benessere smackdown trumpet1 asdffdsa favorite6 sexybabe cannibal beethove skipper1 nthvbyfnjh malaysia
azertyuiop rocknroll bynthytn pavement stockton guillaum 789654123 jupiter1 segblue2 abcdefg1 paulpaul gannibal hallowee ticklish offshore allison1 special1 amethyst letsdoit thrasher notredam
candyass junkmail volleyba liberty1 bettyboo constant longhair alcatraz mynameis sunshine1 powerful sephiroth password01 computer1 1qazxsw23edc sparkles skinhead sonysony pancakes charlie2 generals
montecar 12211221 1234567899 sergbest pathetic auckland billbill capitals pizzaman delpiero 1234rewq virginie tampabay 1qazzaq1 playboy2 1million vampire1 playmate dfcbkbcf istheman ilovepussy
wonderboy montrose cassandra clemente dreamcas painting zxcvb123 lockdown blacklab riffraff fidelity frankie1 edmonton pressure streaming supernova justice1 babycake fuckme69 frederik motocros
rustydog pinetree 12131213 44332211 66613666 1234509876 feelgood tigercat citation sunlight bigtruck kingking trooper1 papamama jefferson elements 123456as password99 popcorn1 francine revoluti
sniffing chouchou usmarine 123456qqq left4dead england1 conquest delldell lol12345 gogators cashmoney 18121812 eatmenow goodyear lunchbox piercing riversid scissors crescent
`;

const common: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
/** A day as `ddmmyyyy`: a third of what people choose most, and so few that guessers try them all. */
const DAY = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/;

/** Refuses what guessers try first; length is the contract's matter. Throws `invalid`. */
export function ensureGoodPassword(password: string, person: { name?: string; email?: string } = {}): void {
  const lower = password.trim().toLowerCase();
  const own = [person.name, person.email, person.email?.split('@')[0]];
  if (own.some((one) => one?.toLowerCase() === lower)) refuse(texts.passwordPersonal);
  if (isCommonPassword(password) || new Set(lower).size < 3) refuse(texts.passwordCommon);
}

function refuse(message: string): never {
  fail('invalid', message, { password: message });
}

/** Whether a guesser would try this password among the first (letter case does not count). */
function isCommonPassword(password: string): boolean {
  const lower = password.trim().toLowerCase();
  return DAY.test(lower) || common.has(lower);
}
