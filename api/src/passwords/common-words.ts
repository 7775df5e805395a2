/**
 * The words of common passwords, in lower case and without common prefixes and suffixes: the most
 * frequent ones in published lists of stolen passwords (by their frequency in zxcvbn, MIT), and
 * words that are likely on this site.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
010203040506 012345678910 014702580369 102030405060 111222333000 111222333444555 112233445566 122333444455555
123321456654 123456654321 123456782000 1234567887654321 123456789000 12345678900987654321 1234567890987654321
123456789101 123456789123 1234567892000 12345678987654321 123456789987654321 159753456852 1q2w3e4r5t6y 1qaz2wsx3edc
31217221027711 541233432442 742617000027 a1s2d3f4g5h a2s3d4f5g6h aaliyah aardvark aaron abcd aberdeen abgrtyu abnormal
abrakadabra absolut abstr access accord achilles action adam adgjmptw adidas admin administracija administrator adonis
aezakmi agent aggies aikido airborne airbus airforce airplane airwolf akira alabama aladin alaska albany albatros
albion alejandr aleksandr aleksandra aleksey alenka alessandro alex alexande alexandr alexey alexis alfa alibaba
aliens allmine allsop allstar aloha alpha alphabet alpine altima alucard amadeus amadeusptfcor amanda amateur amateurs
amazon amber america amerika amigo amsterda amsterdam an83546921an anaconda anai anakin anal analsex anamarija anarchy
anastasiya andrea andrei andrew andrewjackie andrey andromed andromeda anfield angel angels angus anhyeuem animal
anime annie antananarivu anthony anthrax antoni antonija antonio anubis apache apollo apple applepie apples aptiva
aquarius aragorn arcadia area arizona arjay armagedon armani arrow arrows arsenal artem artemis artemka artur asdasd
asddsa asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdzxc ashley aspire aspirine assassin
assfuck asshole assholes assman assword asterix astra astro astros athlon atlanta atlantis atomic attila auburn
auckland audia aussie austin australi avalanch avalon avatar avenger avrillavigne awesome azamat azerty azsxdc
azsxdcfv babe babes babyblue babyboy babydoll babyface babygirl babylon babylove bacardi bacchus backdoor badass
badboy baddog badger badgers badgirl badman baggins baggio bagira bailey baka baller balloon balloons balls bambam
bamboo banana bananas banane bandit bang banger bangkok banker banner banshee banzai barbados barbie barcelon
barcelona barefoot barkley barney barsik bartman baseball basket basketba basset bassman bastard batman bayern
bcfields beaches beagle beamer beaner beanie bear bearcat beardog beast beastie beatle beatles beautifu beauty beaver
beavis beba bebica beckham beefcake beemer beer beerman beetle bella benfica beng bengals beowulf beretta bergkamp
berlin bhbirf bian biao bicycle bigass bigballs bigbear bigben bigbird bigblue bigboobs bigboss bigboy bigbutt bigcat
bigcock bigdaddy bigdick bigdog bigfish bigfoot biggie biggles bigguy bigmac bigman bigmike bigmoney bigone bigred
bigsexy bigtime bigtit bigtits bikini bilbo billy billybob billyboy bimmer bing bingo binladen bird birdie birdman
biscuit bitch bitchass bitches biteme bizkit blabla black blackbir blackcat blackdog blackhaw blackie blackjac
blackjack blackout blacks blacky blade blades blahblah blaster blaze blazer blessed blessing blink blizzard blonde
blondes blondie blowjob blowme bltynbabrfwbz blue bluebird blueboy bluedog blueeyes bluefish bluemoon blues bluesky
bobafett bobby bobcat bobdylan boeing bogart bogdan bogey bohica bollocks bollox bombay bomber bombers bond bondage
bonehead boner bones bonjour bonjovi bonkers bonsai boob boobie boobies booboo boobs booger boogie bookworm boomboom
boomer bootie boots booty boozer boricua borussia bosco bossman boston bounce bounty bowler bowling boxer boxers
boxing boxster boy4u2ownnyc boysi bpgjldsgjldthnf brando brandon brandy brasil braves brazil breast breasts breeze
brian brighton bristol britney brodie broker bronco broncos brooklyn brownie browns brucelee bruins bruiser bruno
brutus bubba bubbas bubble bubbles bucket buckeye buckeyes buckshot budapest buddah buddha buddie buddy buddyboy
budlight budman budweise buffalo buffett buffy bugger builder bull bulldog bulldogs bullet bullfrog bulls bullseye
bullshit bummer bumper bunghole bunnies bunny burger burrito bushido businessbabe buster busty butch butter buttercu
butterfl butterfly buttfuck butthead butthole buttman buttons buzzard byteme cabbage cactus cadillac caesar calgary
calico caliente californ caligula callum camaro cambiami camel camelot camels cameltoe cameron camper canada cancer
cancun candle candyman cang cannabis canon cantona capone capslock captain caramel caravan cardinal carlito carlitos
carmex carnage carolina carpedie carpet carrera carrot cartman cartoon casanova caserta casey casino casper cassie
catch catdog catfish catherin catman cats cavalier caveman ccbill cdtnbr cdtnkfyf celeron celica celine celtic celtics
ceng cent cerberus cessna cfitymrf cgfhnfr chai chainsaw champ champion champs changeme chao chaos charger chargers
charles charli charlie charlott charlton charly charmed chaser cheater checkers cheech cheeks cheers cheese cheetah
chelsea cherokee cherry chester chevelle chevrole chevrolet chevy chewie cheyenne chicago chichi chicken chickens
chickenwing chicks chico chiefs chillin chilly chimera chinook chipper chippy chivas chloe chocolat chopin chopper
chou chris chrisbln chriss chrissy christ christia christin christma christop christopher chrome chronic chrono
chrysler chuai chuang chubby chuckie chuckles chucky chui chunky chuo ciccio cicero cigars cinder cindy cinnamon
citadel cjdthitycndj cjkysirj cjkywt clancy clapton clarinet classic classics claudi claymore clemson clevelan clipper
clit clitoris cloud clouds clover clowns cobain cobalt cobra cocacola cocaine cock cocks coconut coffee cohiba coke
coldbeer colombia colorado colors colt coltrane comanche combat comet commando compaq compute computer concord
concorde concrete condom condor cong connect connor consumer contortionist cookie cookies cooldude cooler coolguy
coolio coolman coolness cooter copper corleone corolla corona corperfmonsy corrado corsair corvette cosmic cosmo
cosmos cosworth cougar cougars counterstrike cowboy cowboys coyote cracker cramps crazy crazybab creampie creamy
creative cricket crimson critter crjhgbjy croatia cruise cruiser crunch crusader crusher crysis crystal cthtuf cthulhu
cthutq cuan cubbies cubswin cuddles cumming cumshot cunt cunts cupcake curious custom cutlass cutter cxfcnmt cyber
cyclone cyclops cygnus cypress d8cd98f00b dabears daddy daemon daewoo dagger daisy dakota dalejr dallas dammit damnit
dancer dang danger danie daniel daniil danila danni danny dannyboy danzig darklord darkman darkness darkside darkstar
david davide davids dawg daytona dbrnjh dbrnjhbz deadhead deadman deadpool death deejay deepthroat deeznuts deeznutz
default defender defiant deftones delete delight delphi delta deluxe denali deng deniska depeche desert designer
desire deskjet destiny detroit deutsch devil devildog devilmaycry devils dexter dfcbkbq dfkthbz dfkthf dfktynbyf
dfvgbh dharma diablo dialog diamond diamonds diao dick dickhead dickie dicks diehard diesel dietcoke dieter digger
diggler digimon digital digitalprodu dilbert dildo dilligaf dima dinamo ding dingdong dinosaur dipshit dirtbike
discover disney diver divine djed djivanfros dkflbckfd dkflbvbh dkflbvbhjdbx dkflbvbhjdyf doberman dobrodosao
dobrodosli doctor dodge dodger dodgeram dodgers dogbert dogboy dogcat dogfood dogg dogger doggie doggy doghouse dogman
dogs dogshit doitnow dollar dolphin dolphins domainlock domino donacija donkey donuts doobie doodle doofus doogie
dookie doomsday dotcom doughboy dracula drago dragon dragonba dragonball dragons dragoon drakon dreamer dreams driver
drizzt drnis droopy drowssap drpepper drummer dthjybrf duan dublin dubrovnik ducati duchess duck duckie dumbass dundee
durango duster dusty dutchess dynamite dynamo eagle eagles earnhard eastside eastwood eatme eatpussy eatshit eclipse
eddie eduard edward eeyore einstein ekaterina eldorado electra electric electro electron element elephant elizabet
elizaveta elvis emerald emily eminem empire engage engineer enigma enrico enter enterpri enterprise entropy epsilon
eraser ericsson erotic erotica escort eternal eternity eureka europa everest everton excalibu excalibur exigen exigent
exodus exotic explorer express extreme fabie fabric facial faggot falcon falcons fallen fallout fandango fang fantasy
farscape farside fart fastball faster fatass fatboy fatcat fatman feather felix fender feng fergie fergus fernand
ferrari ferret fester fetish fghtkm fgtkmcby ficken fiesta figaro fighter filip filter finalfantasy finger fire
fireball firebird firefly firefox fireman firewall fish fishes fishin fishing fisting fitness fkmnthyfnbdf fktrcfylh
fktrcfylhf fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrctq flames flamingo flash flatron fletch flexible flipper
floppy florian florida flounder flower fluffy flvbybcnhfnjh flyboy flyers foobar footbal football fordf forest forever
forfun formula forsaken fortuna foryou fossil foxtrot foxy fran francesc frank franky freaks freaky freckles freddy
frederiksberg freebird freedom freepass freeporn freeuser freeway friday fright frisco frisky frodo frog frogger
froggy front frontier frosty fubar fuck fucked fucker fuckers fuckface fuckher fucking fuckit fuckme fuckoff
fucktheworld fuckthis fucku fuckyo fuckyou fuckyoubitch fugazi fulham fullmoon funtime fusion futbol fuzzy fyfcnfcbz
fylhtq fynfyfyfhbde fytxrf fyutkbyf gabrie gabriel gabriell gadget galaxy galina galore gambit gameboy gamecock
gamecube gameover gandalf ganesh gangbang gangsta gangster garden garfield gargoyle garion gateway gator gatorade
gators gawker gbpltw gegcbr geheim gemini generic genesis geng genius georg george geronimo gesperrt getmoney getsome
gfhjkm gfhjkmgfhjkm ghbdtn ghbdtnbr ghbdtnghbdtn ghbdtnrfrltkf ghblehjr ghetto ghhh47hj ghjcnj ghjcnjgbpltw
ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnfr ghjcnjqgfhjkm ghjcnjrdfibyj ghjnbdjcnjzybt ghost ghostrider giants gilles ginger
giorgi giorgio giraffe girls gizmo gizmodo gjkbyf gjkysqgbpltw gladiator gmoney goalie goat goaway gobears goblin
goblue gobucks goddess godfathe godfather godsmack godzilla gofish goforit goirish goku golden goldfish goldstar
goldwing golf golfball golfer golfing goliath gollum gonavy gong gonzo goober goodboy goodluck goodtime goofy google
gooner goose gopher gordon gorilla gotcha gothic gotohell govols granny grapes grease great greatone green greenbay
greenday greenlantern greens gregor gremlin grendel gretzky griffey gringo grizzly gromit groove groovy groucho grumpy
gsxr gtnhjpfdjlcr guai guang guardian guest guiness guinness guitar guitars gundam gunnar gunner gunners gustav guyver
hack hacked hacker haggis hairy hajduk halflife halifax hallo hambone hamburg hamish hamlet hammer hammers hamster
handyman hannah hannibal hansolo happy happyday hardcock hardcore hardon hardrock harley harry harrypotter harvest
havana havefun hawaii hawaiian hawkeye hawkeyes hayabusa hd764nw5d7e1vb hearts heater heather heaven heckfy hedgehog
hedimaptfcor heineken hellfire hello helloo hellos hellyeah helmet helpme hemi hendrix heng henry hentai herbie
hercules hermes hershey hesoyam heynow hidden highheel highland hiphop hippie hithere hitler hitman hjccbz hjvfirf
hobbes hobbit hockey hokies holiday holly hollywoo holyshit homeboy homer homerj homers homerun honda hondas honey
hongkong honolulu hooker hookup hooligan hoosier hoosiers hooter hooters hootie hopeful horizon horndog hornet horney
horny horse horses hotbox hotboy hotdog hotpussy hotred hotrod hotsex hotshot hotstuff hottie hounddog house hover
hrvatska huai hummer hunter hunting hurrican husker huskers huskies hustler hyperion iamgod iampurehaha ibanez iceberg
icecream icehouse iceman idontkno idontknow iforgot igor iguana ihateyou illini illusion iloveboobies iloveme
ilovemyfamily ilovesex iloveu iloveyo iloveyou imation immortal impala incubus indiana indians indigo inferno infiniti
infinity ingodwetrust insane insert insomnia inspiron install installdevic installsqlst integra intel internet
intrepid intruder inuyasha iomega ipswich irina irish irishman ironman iscool iseedeadpeople islander istanbul italia
ivan ivana ivanov ivanova iverson iwantu jabroni jackal jackass jackoff jackpot jackson jacob jadran jagger jaguar
jamaica james jamesbon jamesbond jamie jammer jammin jarhead jasmine jason jasper java jaybird jayden jayhawk jayhawks
jazzman jedi jeep jefferso jelena jelly jellybea jenn jennife jenny jericho jerkoff jesen jessic jessica jester jesus
jethro jets jetski jewels jezebel jiang jiao jiggaman jimbo jimbob jimmy jing jingle jiong jktymrf jockey johann
johannes john johnboy johndeer joker jokers jones jorda jordan joseph josephin joshua josip josipa jrcfyf jubilee
juggalo juice julie jumper junebug jungle junior jupiter justdoit justice justin justinbieber justme juventus kahuna
kakashka kaktus kamikaze kamila kangaroo kansas karate karen karina karlo karlovac karolina kashmir kasper katana
katarina katerina katie katrin kawasaki kazantip keeper kelly keng kenshin kenwood kenworth kevin kevinp keyboard
keystone keywest kfhbcf kickass kicker kidrock killbill killer killers killjoy killme kilroy kingfish kingkong kingpin
kingston kinky kipper kirill kirsty kisses kissme kissmyass kitkat kitten kittens kitty kittycat kittykat kjkszpj
klaster kleopatra klingon knickers knicks knights knin knockers knopka kodiak kolobok kolovoz kool korisnik korn
kosarka koshka kosmos kostya kotaku kotenok krishna krusty ktyjxrf kuai kuang kume kungfu kvaliteta kvalitetazivljenja
labrador labtec lacrosse ladybug laguna lakers lakota lancelot lancer lansing lantern laptop larisa larry laser lassie
lasvegas latinas latino laura laurent lazarus leather leavemealone ledzep legacy legend legion legolas leng lennon
leonid leopard lesbian lesbians lespaul lestat letmein letsgo lexmark lexus lhbjkjubz liang liao liberty lick licker
licking lickit lickme lifehack lighter lightnin lightning lights linda lindros lineage lion lionking lipanj liquid
listopad liverpoo liverpool lizard ljeto ljubav lobster loco logan login logitech lokomotiv lolipop lollipop lollol
lollypop london lonestar lonewolf longbow longhorn longjohn looker looser loser losers lotus love lovebug loveit
lovely loveme lover loverboy lovers lovesex loveyou lowrider lozinka ltybcrf luan lucifer lucija lucky luckydog
ludmila luka lumber lust lvbnhbq lytghjgtnhjdcr maca macdaddy machine macka macross maddie maddog madina madison
madman madmax madness madonna maestro magelan maggie maggot magic magician magick magicman magnet magnum magnus magpie
maiden mailcreated mailman majestic makaveli maksim maksimka malaka malibu malina mallard mama mamapapa manchest
manchester mancity mandarin mandingo mandy mang mango maniac mankind manowar manson mantis manutd maprchem maradona
marathon marcello maria marija marika marina marine mariners marines marino mario mariposa marius marker marko
marlboro marley martin martina martini maryjane masamune mason massimiliano massive maste master masterbaiting
masterbating masturbation matador matea matrix matteo matthew mature maurolarastefy maverick maxell maxim maxima
maxime maximus maxwell maxx maxxxx mayday mayhem mazafaka mazda mclaren meatball meathead meatloaf mechanic medusa
megadeth megaman megan megapass megatron meister melissa mellon mellow memorex memphis menace meng meowmeow mephisto
mercedes mercury meridian merlin merlot mermaid mersedes metallic metallica mets mevefalkcakk mexico miami mian miao
michae michael michaeljackson michigan mick mickey micro microlab micron microphone microsof microsoft midget midnight
midway mighty mihail mikey milana milano milena milkman miller millwall minecraft minime mirage misfit misfits mishka
missy mister mistress misty mittens mnbvcxz mobydick modena mojo molly mollydog moloko molson momoney
momsanaladventure monaco monalisa monarch monday mondeo money moneyman moneys mongoose monitor monke monkey monkeybo
monkeys monopoly monster montana montgom montreal moocow mookie moomoo moonbeam moonlight moose mordor more morgan
morganstanley moritz morpheus mortalkombat mortgage mortimer moscow mother motherlode motorola mountain mouse mozart
msorcloledbr mudvayne muffin mulder mullet multiplelo munchkin muppet musashi muscle muscles mushroom music musica
musicman mustafa mustang mustangs mustard mybaby mygirl mylife mylove myname mypass mypassword mystic naked namaste
nang nanook napass napoli napster naruto nascar nasty nastya natali natasha naughty nebraska needforspeed nemesis
nemvxyheqdd5oqxyxyzi neng neptune netscape networkingpe nevada nevermind newbie newcastl newlife newpass newport
newproject newyork nextel nfnmzyf nhecsyfujkjdt nhfdvfnjkju nhfycajhvths niang niao niceass niceguy nickel nicola
nicole nigga nigger nightcrawler nike nikita nikitos nikki nikola nikolay nikolina nimbus nimrod niners ning ninja
ninjas nintendo nipper nipple nipples nirvana nissan nitram nofear nogomet nokia nolimit nomore nondriversig nong
noodle noodles nookie nopass novell ntktajy nuan nude nudist nugget nuggets number nutmeg nuttertools nygiants nyjets
nylons nymets oakland oasis oatmeal obelix obiwan oblivion oceans ohyeah oicu oilers oksana olcrackmaster oldman oleg
oliver olivier omega onelove onetime onetwo online onlyme ontheoutside openup operator optimus oracle orange oranges
orchid orgasm orient orioles orion oscar osijek osiris othello outkast outlaw overkill overlord oxford ozujak ozzy
pacers packard packer packers pacman paddle padres paintbal paintball pakistan paladin paloma panama panasoni
panasonic pancho panda pandora pang pantera panther panthers panties pantyhos panzer paradise paradox paraklast parola
parrot pas pascal pass passat passion passme passphrase passport passwd passwor password passwords passwordstandard
passwort pasword patches patric patrick patriot patriots pavilion pavlov pdtplf peach peaches peanut peanutbutter
peanuts pearljam pebbles pecker peekaboo peewee pegasus pelican pencil peng penguin penguins penis penny penthous
pentium pepito pepper pepsi persik pervert peter peterpan petra petrov peugeot phantom pharmacy pheonix philippe
philips phillies philly phish phoeni phoenix photos phpbb pian pianoman piao picard picasso piccolo pickle pickles
pickup pics piglet pikachu pillow pimp pimpin pinball pineappl pineapple ping pingpong pinhead pink pinkfloy pinkfloyd
pinky pioneer pippen pippo piramida pirate pirates pisces pissing pissoff pistol pistons pitbull pixies pizza pizzas
placebo planet plasma plastic platinum platypus playboy player playstat playstation playtime plumber pluto plymouth
pobeda poison poiuyt poiuytrewq pokemon polaris police polina polniypizdec polo polska pompey poncho ponedjeljak
pontiac pony poochie poodle pooh poohbear pookie poontang poop pooper poopie poopoo poopy pooter popcorn popeye popper
poppy porkchop porn porno pornographic pornos pornstar porsche portland portugal poseidon possum postal postman potato
pothead powder power preacher precious predator prelude premium presario presiden presto prijava primus princ prince
princes princess princeza pringles printer prissy private privet prodigy projekt proljece promijeni promijenime
prophet prosinac prowler proxy psycho ptybnxtvgbjy puddin pudding puffin puffy pula pulsar pumpkin pumpkins punisher
punkin punkrock punksnotdead puppies puppy pupsik purdue purple puss pussey pussie pussies pussy pussycat pussyman
pussys putter pyramid python q1w2e3r4t5y q1w2e3r4t5y6 q1w2e3r4t5y6u q1w2e3r4t5y6u7i q1w2e3r4t5y6u7i8o9p q2w3e4r5t6y
qa2ws3ed4rf qa2ws3ed4rf5tg qawsed qawsedrf qawsedrftgyh qaz123wsx qaz2wsx3edc qaz2wsx3edc4rfv qazqaz qazwsx qazwsxed
qazwsxedc qazwsxedcrfv qazwsxedcrfvtgb qazxsw qazxsw23edc qazxsw23edcvfr qazxswedc qazxswedcvfr qazzaq qiang qiao qing
qiong quan quantum quartz quattro queens quest qw34er56ty qwas qwaszx qwaszxerdfcv qwe456rty qweasd qweasdzxc qweewq
qweqwe qwer qwerasdf qwerasdfzxcv qwert qwertasdfgzxcvb qwerty qwertyasdfgh qwertyu qwertyui qwertyuio qwertyuiop
qwertyytrewq qwertz rabbit rabota racecar racer racerx rachel racing racunalo radiohea radiohead ragnarok raider
raiders rainbow rainman raistlin rambler rambo rammstein ramones ramrod ramses rancid random rang ranger rangers
raptor rascal rasdzv rasputin rasta rastaman raven ravens razz rbhbkk rctybz reader realmadrid reaper rebecca rebel
rebels reckless redalert redbird redbull reddevil reddog reddwarf redfish redhead redhot redline redman redneck redrum
reds redskins redsox redwing redwings redwood reebok reefer reload renault renegade reng rereirf rescue residentevil
retard rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rhfcjnrf rhino rhjrjlbk rhtdtlrj richard rightnow rijeka ripken ripper
ripple rjhjktdf rjirfrgbde rjntyjr rjycnfynby roadkill roadking roadrunn robert robot robotech robotics rocker rocket
rockets rockford rockhard rockon rocks rockstar rocky rodman roller rolltide romans romashka rommel ronaldo rong
rookie rooster root rootbeer rosebud rotten route rover rovers royals rtyuehe ruan rubber rujan rulez rulezzz
runescape runner rush ruslan russia rustam rusty sabbath sabine sabres sadie safari sahara sailboat sailing sailor
saints sakura salamander salasana saleen sally salmon salomon salsero samantha samiam sammy samson samsun samsung
samtron samurai sancho sandiego sandman sandro sandy sanfran sanfrancisco santafe sapper sapphire sarah saratoga
sascha sasha sassy sasuke satan satana saturn saun sauron sausage sausages sayang scania scanner scarface scarlet
schalke schoolgirlie scooby scoobydo scooter scorpio scorpion scotch scotland scott scotty scout scrabble scrappy
scream scruffy scuba scully seadoo seahawks seamus searay seattle sebastia secret security seeker seemnemaailm
seinfeld select seminole semperfi senators seng sentinel septembe serega serenity sergei sergey sergi sersolution
server sesame seven sexsex sexual sexx sexxxx sexxxy sexy sexyboy sexygirl sexyman shado shadow shaggy shai shalom
shaman shamrock shaney shang shania shannon shao shaolin shark sharks sharky shasta shaved shazam shei shelby shemale
sheng sherlock shiloh shiner shitface shithead shitty shogun shooter shorty shotgun shou showme showtime shuai shuang
shui shun shuo shutup sibenik siemens sierra sifra sijecanj silver silverad simba simon simple simpsons sinatra sinbad
sinister sinner sirius sithlord sixers skate skater skeeter skidoo skiing skinny skipper skippy skittles skorpion
skydive skylar skyler skyline skywalke skywalker slacker slamdunk slapper slappy slapshot slave slavik slayer sleeper
sleepy slick slider slim slinky slipknot slippery slut sluts slutty smashing smeghead smegma smelly smiles smiley
smiths smitty smoke smoker smokes smokey smokie smokin smooth smudge smut snake snakes snapon snapper snapple snappy
snatch sneakers snickers sniper snooker snoop snoopdog snoopy snowball snowboar snowboard snowflak snowman snuffy
snuggles sobaka soccer socrates softail softball software sojdlg123aljg soldier soleil solnce sommer sonic sonics
sonnenschein sonoma sony sonyericsson sooners sophi sophie soprano soulmate southpar southpark sowhat spaceman spank
spanking spankme spanks spanky sparkle sparky sparta spartak spartan spartans spawn speaker specialinsta specialk
spectre spectrum speedo speedy spencer sphinx spice spider spiderma spiderman spidey spike spiker spikes spinner
spirit spitfire splash splinter split spock sponge spongebo spongebob spooky sporty spring sprint sprite spunky spurs
sputnik spyder squall squash squirrel squirt srce sreca srinivas srpanj stalin stalker stallion stanislav star
starbuck starcraf starcraft stardust starfire starfish stargate starman starship starter startrek starwars stasik
static stealth steeler steelers stefano steffi stepan steph stephani stereo sterlin steve stickdaddy sticks sticky
stiffy stimpy sting stinger stingray stinky stinkyfinger stjepan stocking stocks stonecol stonecold stoned stones
stoney storm stormy stranger stratocaster stratus strawberry strider strike striker stripper stroker stud studeni
studly stumpy stunner stupid stylus suan subaru sublime submit subway subzero success suck sucker suckit suckme sucks
sugar sultan summer summit sunce suncokret sundance sunday sunflowe sunflower sunnyday sunrise sunset sunshin sunshine
super superb superfly superma superman supersta superstar superuser surf surfer surfing suzuki sveta svetik svetlana
svibanj svoboda swallow sweet sweetnes sweetpea sweets sweety swimmer swimming swinger swingers sword swordfis
swordfish swords sydney syncmaster syracuse systemofadown syzygy tacobell tacoma tajna talisman talon tango tanker
tardis target tarheel tarheels tarzan tasty tata tattoo tatyana taurus taxman taylor tazman tazmania tdutybq tdutybz
teacher technics techno teddy teddybea teddybear teen teens tekken telefon telemike telephon temp tempest templar
temppass temppassword teng tennis tequila terminator terrapin terror test tester testing testpass texas thailand
thanatos thankyou theboss thecakeisalie thecat thedog thedoors thedude theend thegame thegreat thekid theking theman
theone therock thesims thirteen thoma thomas thong thongs thor thuglife thumbs thumper thunder thunderb tian tiao
tiberius tiburon ticketmaster tickle tiffany tiger tigers tigger tights timber ting tinker tinkerbell tinman tintin
tipper titan titanic titanium titans titleist tits titten titties titty toaster tolkien tomato tomcat tomislav tommy
tommyboy toolman toon tootie tootsie topcat topdog topgun topher topper torcida tornado toronto toshiba tottenha
tottenham toyota tracker tractor trader trainer trance transam translator trapper travanj travel traveler treasure
trebor trfnthbyf triangle tricky trident trigger trinity tripod tripper triton triumph trixie trojan trojans trombone
trooper trouble truck trucker trucks truelove trumpet trunks trustno tsunami tuesday tulips tunafish tundra tuning
turbo turkey turtle tweety twilight twinkle twisted twister tyler typhoon udruga ufkbyf ultima ultimate umbrella
underdog undertaker unicorn unreal uranus usarmy usmc usnavy usuckballz utopia vacation vader vadim vagina valentin
valentina valera valhalla valkyrie vampire vanguard vanhalen vanilla vanyarespekt varazdin varvara vasilisa vatreni
vector vectra vedder vegeta veljaca velvet venera verbatim veritas verizon vermont veronika vertigo vette vfczyz
vfhbyf vfhbyfvfhbyf vfhecz vfhufhbnf vfibyf vfitymrf vfksirf vfrcbv vfrcbvrf vfrcbvvfrcbv vfvekz vfvfgfgf vfvfvskfhfve
vfvjxrf viagra victory viewsonic viking vikings viktor viktoria viktoriya violetta violin viper vipers virgin visa
vision vitalik vjcrdf vkontakte vladik vladimir vladimirovna vladislav volcom volim volimte volley volonter volvo
voodoo vortex voyager voyeur vsegda vsjasnel vulcan walleye walmart walnut walrus wanker wapbbs warcraft wareagle
warhammer warhammer40k warlock warlord warrior warriors warthog wasser wassup watcher water waterloo wazzkaprivet
weasel webhompas webmaste webmaster websolutions websolutionssu webuivalidat weed weezer weihnachtsbau weihnachtsbaum
welcome welder weng werewolf westham westside westwood wetpussy whatever whatsup wheels whiskers whiskey whisky
whisper whitesox whitey whocares whore whosyourdaddy whynot wibble wicked wifey wildcard wildcat wildcats wildfire
wildman william willow windmill windows windsor windsurf wingman winner winston winter wisdom wishbone wizard wolf
wolfgang wolfie wolfman wolfpack wolverin wolverine wolves wombat woodland woody woofer woofwoof woohoo wookie
wordpass wraith wrangler wrench wrestle wrestlin wrinkle wutang xanadu xavier xbox xerxes xfiles xiang xing xtreme
xxxp455w0rd xxxpass yamaha yankee yankees ybrbnf ybrjkfq yeahbaby yellow yfcntymrf yfnfif yfnfkmz yjdsqgfhjkm yoda
yomama yosemite yourmom yousuck ytrewq yugioh yummy yxcv yzerman z1x2c3v4b5n6m zadar zagreb zalupa zang zaphod zaporka
zappa zaq1xsw2 zaq1xsw2cde zaqwsx zaqwsxcderfv zaqxsw zaqxswcde zaraza zazeli zcfvfzkexifz zeng zenith zephyr zeppelin
zerocool zeus zhai zhao zhei zheng zhjckfd zhong zhou zhuai zhuang zhui zhun zhuo zidane ziggy zigzag zildjian zima
zipper zippy zivljenja zivot zivota zombie zong zorro zqjphsyf6ctifgu zuan zvezda zxasqw zxcasd zxcasdqwe zxcv zxcvbn
zxcvbnm
`
    .trim()
    .split(/\s+/),
);
