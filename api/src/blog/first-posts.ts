import type { BlogPost } from './blog-post.entity.js';

type BlogPostSeed = Pick<
  BlogPost,
  | 'title'
  | 'titleEn'
  | 'slug'
  | 'content'
  | 'contentEn'
  | 'category'
  | 'imageUrl'
  | 'author'
  | 'authorPosition'
>;

const paragraphs = (...all: string[]): string => all.join('\n\n');

/** The two articles the site opens with; their slugs always lead to an article. */
export const BLOG_POSTS: BlogPostSeed[] = [
  {
    title: 'Prevencija ovisnosti kod mladih',
    titleEn: 'Addiction prevention in youth',
    slug: 'prevencija-ovisnosti-kod-mladih',
    category: 'Prevencija',
    imageUrl: '/images/prevencija-ovisnosti.svg',
    author: 'Ivan Marić',
    authorPosition: 'Socijalni pedagog, dopredsjednik Udruge',
    content: paragraphs(
      'Prevencija ne počinje predavanjem o drogama, nego običnim razgovorom za stolom. Dijete koje zna da će ga netko saslušati bez vike lakše će reći i ono što ga je strah reći.',
      'Mladi ne posežu za cigaretom, alkoholom, kockanjem ili drogom zato što ne znaju da je to štetno. To im je rečeno već mnogo puta. Posežu zato što im je u tom trenutku nešto potrebno: da nekamo pripadaju, da se prestanu bojati, da im ne bude dosadno ili da barem nakratko ne misle na ono što boli. Zato je korisnije pitati čemu im to služi nego ponavljati koliko je opasno.',
      'Mozak sazrijeva sve do sredine dvadesetih godina. Dio koji traži uzbuđenje razvija se ranije od dijela koji promišlja posljedice, pa mlad čovjek, i kad zna bolje, u društvu često postupi drukčije. To nije opravdanje, nego razlog da odrasli ostanu blizu dulje nego što misle da je potrebno. Pritom vrijedi svaka godina odgode: tko prvi put popije ili zapali kasnije, rjeđe stekne naviku.',
      'Što štiti? Ponajprije jedna odrasla osoba od povjerenja, roditelj ili netko drugi. Zatim jasna pravila koja vrijede i kad je roditelj umoran, škola u kojoj dijete u nečemu uspijeva, sport, zbor ili radionica u kojoj ga netko očekuje te dovoljno sna. Ništa od toga nije skupo, ali traži vrijeme i dosljednost.',
      'Kako razgovarati? Odaberite trenutak kad ste oboje mirni, na primjer u automobilu ili u šetnji, gdje ne morate gledati jedno drugo u oči. Pitajte više nego što govorite: „Što ti misliš o tome?”, „Kako je to u tvojem društvu?” Recite jasno što očekujete i zašto. Ako dijete prizna da je probalo, zahvalite mu što je reklo istinu i tek onda govorite o posljedicama. Dogovorite i rečenicu kojom vas može pozvati u svako doba noći, bez ispitivanja do jutra.',
      'Na što obratiti pozornost? Jedan znak ne znači mnogo, jer su to ionako godine promjena. No ako se promjene nakupe i traju tjednima, vrijedi zastati: novo društvo o kojem se ne govori, nagli pad ocjena, izostanci, novac koji nestaje ili se pojavljuje bez objašnjenja, obrnut ritam spavanja, odustajanje od svega što je dijete prije voljelo. Isto vrijedi za klađenje i igranje na mobitelu, koji ne ostavljaju miris, ali jednako zarobe.',
      'Što ne pomaže? Zastrašivanje kratko traje, a ponižavanje udaljava. Pretraživanje džepova bez povoda ruši povjerenje koje će vam trebati. Ne pomaže ni šutnja u nadi da će proći samo od sebe, kao ni popuštanje iz straha od svađe. Djeca lakše podnose granicu nego neizvjesnost.',
      'Važan je i vlastiti primjer. Djeca gledaju kako se odrasli nose s teškim danom: hodanjem, razgovorom i odmorom ili čašom i ekranom. Ne morate biti savršeni. Dovoljno je da znate reći: „Danas mi je bilo teško. Pomogla mi je šetnja.”',
      'Potražite pomoć prije nego što budete sigurni da vam treba. U našem savjetovalištu razgovor je besplatan i povjerljiv, a možete doći i bez djeteta: često je upravo promjena kod odraslih prvi korak. Obratiti se možete i stručnom suradniku u školi, obiteljskom liječniku ili službi za mentalno zdravlje i prevenciju ovisnosti u zavodu za javno zdravstvo svoje županije. Ako je netko bez svijesti ili teško diše, odmah nazovite 112.',
    ),
    contentEn: paragraphs(
      'Prevention does not begin with a lecture about drugs, but with an ordinary conversation at the table. A child who knows that somebody will listen without shouting will find it easier to say even what is frightening to say.',
      'Young people do not reach for a cigarette, alcohol, gambling or drugs because they do not know that these do harm. They have been told so many times. They reach for them because at that moment they need something: to belong, to stop being afraid, not to be bored, or not to think for a while about what hurts. It is more useful, then, to ask what it does for them than to repeat how dangerous it is.',
      'The brain matures until the middle of the twenties. The part that seeks excitement develops before the part that weighs consequences, so that a young person who knows better will often act differently in company. That is no excuse, but a reason for adults to stay close for longer than they think necessary. And every year of delay counts: those who first drink or smoke later are less likely to make a habit of it.',
      'What protects? Above all one trusted adult, a parent or somebody else. Then clear rules that hold even when the parent is tired, a school in which the child succeeds at something, a sport, a choir or a workshop where somebody is waiting for them, and enough sleep. None of this is expensive, but it asks for time and consistency.',
      'How should you talk? Choose a moment when you are both calm, in the car for instance or on a walk, where you need not look each other in the eye. Ask more than you tell: “What do you think about it?”, “What is it like among your friends?” Say clearly what you expect and why. If your child admits to having tried something, thank them for telling the truth, and only then speak of consequences. Agree, too, on a sentence with which they can call you out at any hour of the night, without being questioned until morning.',
      'What should you notice? One sign does not mean much, for these are years of change anyway. But when changes add up and last for weeks, it is worth stopping to look: new friends who are never spoken of, a sudden drop in marks, absences, money that disappears or appears without explanation, nights turned into days, giving up everything the child used to love. The same goes for betting and gaming on a phone, which leave no smell but can take hold just as firmly.',
      'What does not help? Scare tactics soon wear off, and humiliation pushes a child away. Searching pockets without cause destroys the trust you will need. Silence in the hope that it will pass does not help either, nor does giving way for fear of a quarrel. Children find a limit easier to bear than uncertainty.',
      'Your own example matters too. Children watch how adults deal with a hard day: with a walk, a conversation and rest, or with a glass and a screen. You do not have to be perfect. It is enough to be able to say: “Today was hard for me. A walk helped.”',
      'Ask for help before you are sure that you need it. In our counselling service the conversation is free and confidential, and you can come without your child: a change in the adults is often the first step. You can also turn to the school counsellor, the family doctor or the mental health and addiction prevention service at your county’s institute of public health. If somebody is unconscious or has trouble breathing, call 112 at once.',
    ),
  },
  {
    title: 'Terapija opuštanja',
    titleEn: 'Relaxation therapy',
    slug: 'terapija-opustanja',
    category: 'Terapija',
    imageUrl: '/images/terapija-opustanja.svg',
    author: 'Ana Horvat',
    authorPosition: 'Psihologinja, predsjednica Udruge',
    content: paragraphs(
      'Opuštanje je vještina i može se naučiti, kao plivanje ili vožnja bicikla. Deset minuta na dan tijekom nekoliko tjedana dovoljno je da tijelo zapamti put do mira.',
      'Kad smo pod stresom, srce kuca brže, disanje postaje plitko, a mišići se stežu. To je stara i korisna priprema za bijeg ili borbu, ali nevolja je kad traje danima: pojavljuju se glavobolja, napeta ramena, loš san, razdražljivost i teškoće s pamćenjem. Tijelu ne možemo narediti da se smiri, ali mu možemo dati znak da je opasnost prošla. Tomu služe vježbe koje slijede.',
      'Odakle početi? Počnite disanjem, jer ga imate uvijek uza se. Sjednite uspravno, jednu ruku položite na trbuh, a drugu na prsa. Udišite polako kroz nos, brojeći do četiri, tako da se diže ruka na trbuhu, a ona na prsima što manje. Izdišite kroz usta, brojeći do šest, kao da puštate zrak kroz slamku. Važno je da izdah bude dulji od udaha. Ponavljajte pet minuta. Ako vam se zavrti u glavi, dišite pliće i sporije ili stanite.',
      'Što s napetim mišićima? Postupno opuštanje mišića osmislio je liječnik Edmund Jacobson prije sto godina, a temelji se na jednostavnom zapažanju: mišić koji najprije namjerno stegnemo lakše se potom opusti. Legnite ili udobno sjednite. Stisnite desnu šaku, ali ne svom snagom, i zadržite pet sekundi. Naglo je opustite i dvadesetak sekundi samo promatrajte razliku. Nastavite redom: druga šaka, nadlaktice, čelo, oči, čeljust, ramena, trbuh, bedra, listovi, stopala. Cijeli krug traje petnaestak minuta. Bolno ili ozlijeđeno mjesto preskočite.',
      'Autogeni trening, koji je razvio Johannes Heinrich Schultz, ide drugim putem: tijelo se ne napinje, nego mu se u mislima ponavljaju mirne rečenice. „Desna mi je ruka teška”, zatim „Desna mi je ruka topla”, pa redom druga ruka i noge, mirno srce, mirno disanje, ugodno topao trbuh i hladno čelo. Uči se polako, najbolje uz stručnu osobu, po jedna rečenica na tjedan ili dva. Na kraju vježbu uvijek prekinite jasno: stisnite šake, istegnite ruke, duboko udahnite i otvorite oči.',
      'Što kad vas preplavi tjeskoba? Ako nemate vremena ni za što drugo, oslonite se na osjetila. Imenujte pet stvari koje vidite, četiri koje možete dodirnuti, tri koje čujete, dvije koje možete pomirisati i jednu koju možete okusiti. Ta kratka vježba vraća pozornost iz glave u prostor u kojem jeste. Mogu je naučiti i djeca, pogotovo ako je prvi put vježbate kao igru, dok je sve mirno.',
      'Kako od vježbe napraviti naviku? Vežite je uz nešto što već radite: nakon jutarnje kave, prije večernjeg pranja zuba, u autobusu. Bolje je pet minuta svaki dan nego sat vremena jednom tjedno. Ne ocjenjujte se. Misli će odlutati, i to nije pogreška: primijetite ih i vratite se dahu. Prvi se učinci obično osjete nakon dva do tri tjedna.',
      'Opuštanje pomaže mnogima, ali nije zamjena za liječenje. Ako dugo ne spavate, ako vas je strah izići iz kuće, ako imate napadaje panike ili misli da ne želite živjeti, što prije razgovarajte s liječnikom ili psihologom. Ako se bojite da biste si mogli nauditi, odmah nazovite 112. Oprez je potreban i nakon teške traume, kod psihoza i epilepsije te kod nekih bolesti srca i dišnih putova: tada vježbajte samo u dogovoru s liječnikom.',
      'Želite li vježbati u društvu, dođite na naš program opuštanja i nošenja sa stresom. Grupe su male, susreti traju sat i pol, predznanje nije potrebno, a sudjelovanje je besplatno. Ponesite udobnu odjeću i malo znatiželje.',
    ),
    contentEn: paragraphs(
      'Relaxation is a skill and can be learned, like swimming or riding a bicycle. Ten minutes a day over a few weeks are enough for the body to remember the way to calm.',
      'Under stress the heart beats faster, breathing becomes shallow and muscles tighten. It is an old and useful preparation for flight or fight, but it does harm when it lasts for days: headaches, tense shoulders, poor sleep, irritability and difficulty remembering. We cannot order the body to calm down, but we can give it a sign that the danger has passed. That is what the following exercises are for.',
      'Where should you begin? Begin with breathing, since you always have it with you. Sit upright, put one hand on your belly and the other on your chest. Breathe in slowly through the nose, counting to four, so that the hand on your belly rises and the one on your chest hardly moves. Breathe out through the mouth, counting to six, as if through a straw. What matters is that breathing out takes longer than breathing in. Repeat for five minutes. If you feel dizzy, breathe more gently and slowly, or stop.',
      'What helps tense muscles? Progressive muscle relaxation was devised by the physician Edmund Jacobson a hundred years ago and rests on a simple observation: a muscle that we first tense on purpose relaxes more easily afterwards. Lie down or sit comfortably. Clench your right fist, not with all your strength, and hold for five seconds. Let go at once, and for some twenty seconds just notice the difference. Go on in order: the other fist, upper arms, forehead, eyes, jaw, shoulders, belly, thighs, calves, feet. The whole round takes about fifteen minutes. Leave out any place that is painful or injured.',
      'Autogenic training, developed by Johannes Heinrich Schultz, takes another path: the body is not tensed, but calm sentences are repeated to it in thought. “My right arm is heavy”, then “My right arm is warm”, then in turn the other arm and the legs, a calm heart, calm breathing, a pleasantly warm belly and a cool forehead. It is learned slowly, best with a professional, one sentence every week or two. At the end always finish clearly: clench your fists, stretch your arms, take a deep breath and open your eyes.',
      'What if anxiety floods you? If there is no time for anything else, turn to your senses. Name five things you see, four you can touch, three you hear, two you can smell and one you can taste. This short exercise brings attention from the head back to the room you are in. Children can learn it too, especially if you first practise it as a game while all is calm.',
      'How do you make a habit of it? Tie it to something you already do: after the morning coffee, before brushing your teeth in the evening, on the bus. Five minutes every day are better than an hour once a week. Do not grade yourself. Your thoughts will wander, and that is no mistake: notice them and return to the breath. The first effects are usually felt after two to three weeks.',
      'Relaxation helps many people, but it is no substitute for treatment. If you have not slept well for a long time, if you are afraid to leave the house, if you have panic attacks or thoughts of not wanting to live, talk to a doctor or a psychologist as soon as you can. If you fear that you might harm yourself, call 112 at once. Take care as well after severe trauma, with psychosis or epilepsy and with some diseases of the heart and lungs: then practise only in agreement with your doctor.',
      'If you would like to practise in company, come to our relaxation and stress programme. The groups are small, a meeting lasts an hour and a half, no experience is needed and taking part is free. Bring comfortable clothes and a little curiosity.',
    ),
  },
];
